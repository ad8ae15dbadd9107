import { exponentOf, toMajor } from '@stoa/shared/contract/kernel/currencies.ts';
import type { Locale } from '@stoa/shared/contract/site/locales.ts';

/** 'Visa •••• 4242'. Gateways write brands small. */
export const cardText = ({ brand, last4 }: { brand: string; last4: string }): string =>
  `${brand.charAt(0).toUpperCase()}${brand.slice(1)} •••• ${last4}`;

const written: Record<Locale, string> = { en: 'en-GB', fr: 'fr' };

/** '24 November 2026'. The day is that of its number, which is counted by years in UTC. */
export const dateText = (at: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(written[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(at);

/** 'Poland', of 'PL'. */
export const countryName = (code: string, locale: Locale): string =>
  new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;

/** '$24.00': in books whole amounts keep their zeros. The narrow space of French is in none of the fonts. */
export const amountText = (minor: number, currency: string, locale: Locale): string => {
  const digits = exponentOf(currency);
  const style = { style: 'currency', currency, minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  return new Intl.NumberFormat(locale, style).format(toMajor(minor, currency)).replaceAll('\u202f', '\u00a0');
};
