import { type CountryCode, countryCodes } from '@stoa/shared/contract/kernel/countries.ts';

/** The country that the browser's languages name first: of `en, fr-CA` it is Canada. A language alone names none. */
export function guessedCountry(): CountryCode | undefined {
  const regions = navigator.languages.map((tag) => new Intl.Locale(tag).region);
  return countryCodes.find((code) => code === regions.find((region) => region !== undefined));
}
