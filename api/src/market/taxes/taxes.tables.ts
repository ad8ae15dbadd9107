import { boolean, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { CountryCode } from '@stoa/shared/contract/kernel/countries.ts';
import { createdAt, key, moment } from '../../kernel/database/columns.ts';

export const taxRates = pgTable('tax_rates', {
  id: key(),
  country: text().notNull(),
  name: text().notNull(),
  rate: integer().notNull(),
  inclusive: boolean().notNull(),
  validFrom: date().notNull(),
  endsOn: date(),
  withdrawnAt: moment(),
  createdBy: uuid().notNull(),
  createdAt: createdAt(),
});
export type TaxRateRow = typeof taxRates.$inferSelect;

export const billingDetails = pgTable('billing_details', {
  userId: uuid().primaryKey(),
  country: text().$type<CountryCode>().notNull(),
  name: text().notNull().default(''),
  address: text().notNull().default(''),
  taxId: text().notNull().default(''),
  updatedAt: createdAt(),
});
export type BillingDetailsRow = typeof billingDetails.$inferSelect;
