import type { CountryCode } from '@stoa/shared/contract/kernel/countries.ts';
import { findCurrency } from '@stoa/shared/contract/kernel/currencies.ts';
import type { LineTax } from '@stoa/shared/contract/kernel/quote.ts';
import type { Database } from '../../kernel/database/database.ts';
import { taxesOf } from './tax-of.ts';
import { findBillingDetails, findRatesInForce } from './taxes.repository.ts';

/** What is to be paid before tax, by whom. */
export interface Untaxed {
  userId: string;
  /** Where they say that they pay from; else as it is kept of them. */
  country?: CountryCode | undefined;
  currency: string;
  /** After discounts, line by line. */
  amounts: readonly number[];
}

export interface TaxPrice {
  /** Null: nothing depends on it, or it is not known. */
  country: CountryCode | null;
  /** Tax is taken on this site, and where this person pays from is not known. */
  needsCountry: boolean;
  /** Null: none is taken there. */
  tax: LineTax | null;
  /** Line by line. */
  taxes: number[];
}

/** The tax of a sale that is made now. Where nothing is paid, or no tax is taken anywhere, nobody is asked for a country. */
export async function priceWithTax(db: Database, sale: Untaxed): Promise<TaxPrice> {
  const { userId, currency, amounts } = sale;
  const untaxed = { country: null, needsCountry: false, tax: null, taxes: amounts.map(() => 0) };
  if (amounts.every((amount) => amount === 0)) return untaxed;
  const rates = await findRatesInForce(db);
  if (rates.length === 0) return untaxed;
  const country = sale.country ?? (await findBillingDetails(db, userId))?.country;
  if (country === undefined) return { ...untaxed, needsCountry: true };
  const found = rates.find((rate) => rate.country === country);
  if (found === undefined) return { ...untaxed, country };
  const { name, rate, inclusive } = found;
  const taxes = taxesOf(amounts, found, findCurrency(currency)?.step);
  return { country, needsCountry: false, tax: { name, rate, inclusive }, taxes };
}
