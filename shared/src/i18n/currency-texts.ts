import { currencyCodes, exponentOf, findCurrency, toMajor, toMinor } from '../contract/kernel/currencies.ts';
import type { Locale } from '../contract/site/locales.ts';

/** 'EUR – Euro', in the page's language; the one that was chosen is among them, even if nothing new is sold in it. */
export function currencyChoices(locale: Locale, chosen: string) {
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  const codes = currencyCodes.includes(chosen) ? currencyCodes : [chosen, ...currencyCodes];
  return codes.map((value) => ({ value, label: `${value} – ${names.of(value) ?? value}` }));
}

/** '19.90', for a text box; '19,90' in French. */
export function toMajorText(minor: number, currency: string, locale: Locale): string {
  const digits = exponentOf(currency);
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: false,
  }).format(toMajor(minor, currency));
}

/** The same figure in another currency, as near as prices go there: 19.90 USD → 20 HUF. Nothing is exchanged. */
export function sameFigure(minor: number, from: string, to: string): number {
  const step = findCurrency(to)?.step ?? 1;
  const nearest = Math.round(toMinor(toMajor(minor, from), to) / step) * step;
  return minor > 0 ? Math.max(step, nearest) : 0;
}
