import { integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { RefundWay } from '@stoa/shared/contract/market/billing-words.ts';
import type { ReceiptKind } from '@stoa/shared/contract/market/receipts.ts';
import type { Locale } from '@stoa/shared/contract/site/locales.ts';
import { createdAt, key, moment } from '../../kernel/database/columns.ts';

/** Who sells: the site, and the lines that the law wants of whoever runs it. */
export interface Seller {
  /** What the site is called, and its host. */
  site: string;
  host: string;
  name: string | null;
  address: string[];
  taxId: string | null;
}

/** Who paid, as known at the sale. */
export interface Payer {
  /** Null: nobody knows any more who that was. */
  name: string | null;
  address: string[];
  country: string | null;
  taxId: string | null;
}

export interface ReceiptLine {
  name: string;
  priceMinor: number;
  discountMinor: number;
  taxMinor: number;
  amountMinor: number;
  /** What taxed it, its rate in basis points; null where nothing did. */
  tax: { name: string; rate: number; inclusive: boolean } | null;
}

/** What closed with money that went back, and what stays open, by name. */
export interface AccessLeft {
  closed: string[];
  kept: string[];
  way: RefundWay;
}

export const sellers = pgTable('sellers', {
  id: key(),
  particulars: jsonb().$type<Seller>().notNull(),
  since: createdAt(),
});

export const receipts = pgTable('receipts', {
  id: key(),
  kind: text().$type<ReceiptKind>().notNull(),
  year: smallint().notNull(),
  position: integer().notNull(),
  number: text().notNull().generatedAlwaysAs(''),
  transactionId: uuid().notNull(),
  refundId: uuid(),
  corrects: uuid(),
  issuedAt: moment().notNull(),
  locale: text().$type<Locale>().notNull(),
  seller: jsonb().$type<Seller>().notNull(),
  payer: jsonb().$type<Payer>().notNull(),
  lines: jsonb().$type<ReceiptLine[]>().notNull(),
  discountMinor: integer().notNull(),
  taxMinor: integer().notNull(),
  amountMinor: integer().notNull(),
  currency: text().notNull(),
  card: jsonb().$type<{ brand: string; last4: string }>(),
  reference: text().notNull(),
  access: jsonb().$type<AccessLeft>(),
});
export type ReceiptRow = typeof receipts.$inferSelect;
/** All of a receipt but the number, which is taken last. */
export type ReceiptDraft = Omit<ReceiptRow, 'year' | 'position' | 'number'>;

/** The last number given, of each kind and year. */
export const receiptCounters = pgTable(
  'receipt_counters',
  {
    kind: text().$type<ReceiptKind>().notNull(),
    year: smallint().notNull(),
    last: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.year] })],
);

export const receiptMails = pgTable('receipt_mails', {
  receiptId: uuid().primaryKey(),
  queuedAt: moment(),
});
