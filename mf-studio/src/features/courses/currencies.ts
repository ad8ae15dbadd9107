import type { Locale } from '@stoa/shared/contract/site/locales.ts';

const codes = ['USD', 'EUR', 'GBP', 'AED', 'EGP', 'INR', 'JOD', 'KES', 'MAD', 'NGN', 'SAR', 'TND', 'TRY', 'ZAR'];

/** 'EUR – Euro', in the page's language. */
export function currencyChoices(locale: Locale) {
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  return codes.map((value) => ({ value, label: `${value} – ${names.of(value) ?? value}` }));
}

/** Most currencies have 100 minor units, some 1 or 1000. */
const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** '19.90', for a text box; '19,90' in French. */
export function toMajorText(minor: number, currency: string, locale: Locale): string {
  const digits = digitsOf(currency);
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: false,
  }).format(minor / 10 ** digits);
}
export const toMinor = (major: number, currency: string): number => Math.round(major * 10 ** digitsOf(currency));
