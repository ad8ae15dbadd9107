/** How a currency is counted, and what may be asked for in it. */
export interface Currency {
  /**
   * Digits of the minor unit, by ISO 4217: 1250 is 12.50 USD with two, 1,250 JPY with none. `Intl` has other ones, of
   * the coins in use: it shows a hundred times too much of HUF and a thousand times of IQD.
   */
  exponent: 0 | 2 | 3;
  /** Prices are whole multiples of it, in minor units: nobody pays in tenths of a fils, or in fillér. */
  step: number;
  /** The highest price, in minor units: ten thousand dollars or a round number near them, below 2^31 (the column). */
  highest: number;
}

const cents = (highest = 10_000): Currency => ({ exponent: 2, step: 1, highest: highest * 100 });
const thousandths = (highest: number, step = 10): Currency => ({ exponent: 3, step, highest: highest * 1000 });

/** ISO 4217 code → currency: what can be sold in. The first ones are offered first. */
const currencies: Readonly<Record<string, Currency>> = {
  USD: cents(),
  EUR: cents(),
  GBP: cents(),
  AED: cents(40_000),
  EGP: cents(500_000),
  HUF: { exponent: 2, step: 100, highest: 4_000_000 * 100 },
  INR: cents(1_000_000),
  IQD: thousandths(2_000_000, 1000),
  JOD: thousandths(10_000),
  JPY: { exponent: 0, step: 1, highest: 1_500_000 },
  KES: cents(1_500_000),
  KWD: thousandths(5000),
  MAD: cents(100_000),
  NGN: cents(15_000_000),
  SAR: cents(40_000),
  TND: thousandths(30_000),
  TRY: cents(400_000),
  ZAR: cents(200_000),
};

/** All codes that can be sold in. */
export const currencyCodes: readonly string[] = Object.keys(currencies);

/** `undefined`: nothing is sold in it. */
export const findCurrency = (code: string): Currency | undefined =>
  Object.hasOwn(currencies, code) ? currencies[code] : undefined;

/** The most that any price may be, whatever its currency, in minor units. */
export const HIGHEST_PRICE_MINOR = Math.max(...Object.values(currencies).map(({ highest }) => highest));

/** 1250 USD cents are 12.5; in a currency that nothing is sold in, as the browser counts it. */
export const toMajor = (minor: number, code: string): number => minor / 10 ** exponentOf(code);

/** 12.5 USD are 1250 cents; what is finer than the minor unit is rounded. */
export const toMinor = (major: number, code: string): number => Math.round(major * 10 ** exponentOf(code));

/** Digits behind the decimal point. */
export const exponentOf = (code: string): number =>
  findCurrency(code)?.exponent ??
  new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions().maximumFractionDigits ??
  2;
