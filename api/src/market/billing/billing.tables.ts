import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type {
  FailureCode,
  RefundStatus,
  RefundWay,
  TransactionKind,
  TransactionStatus,
} from '@stoa/shared/contract/market/billing-words.ts';
import { createdAt, key, moment } from '../../kernel/database/columns.ts';

export const transactions = pgTable('transactions', {
  id: key(),
  reference: text().notNull(),
  userId: uuid(),
  kind: text().$type<TransactionKind>().notNull(),
  itemId: uuid(),
  amountMinor: integer().notNull(),
  currency: text().notNull(),
  taxMinor: integer().notNull().default(0),
  taxCountry: text(),
  discountMinor: integer().notNull().default(0),
  couponId: uuid(),
  status: text().$type<TransactionStatus>().notNull().default('initiated'),
  gateway: text().notNull(),
  gatewayRef: text(),
  cardTokenId: uuid(),
  cardBrand: text(),
  cardLast4: text('card_last4'),
  settlesAt: moment(),
  idempotencyKey: text().notNull(),
  failureCode: text().$type<FailureCode>(),
  failureMessage: text(),
  inputHash: text(),
  nextUrl: text(),
  nextExpiresAt: moment(),
  paidAt: moment(),
  settledAt: moment(),
  refundedThereMinor: integer().notNull().default(0),
  reviewReason: text(),
  createdAt: createdAt(),
  updatedAt: createdAt(),
});
export type TransactionRow = typeof transactions.$inferSelect;

export const transactionEvents = pgTable('transaction_events', {
  id: key(),
  transactionId: uuid().notNull(),
  fromStatus: text().$type<TransactionStatus>(),
  toStatus: text().$type<TransactionStatus>().notNull(),
  amountMinor: integer().notNull(),
  source: text().notNull(),
  actorId: uuid(),
  detail: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  at: createdAt(),
});

export const refunds = pgTable('refunds', {
  id: key(),
  transactionId: uuid().notNull(),
  amountMinor: integer().notNull(),
  status: text().$type<RefundStatus>().notNull().default('open'),
  reason: text().notNull(),
  way: text().$type<RefundWay>().notNull().default('gateway'),
  gateway: text(),
  gatewayRef: text(),
  key: uuid(),
  lineId: uuid(),
  askedBy: uuid(),
  decidedBy: uuid(),
  decidedAt: moment(),
  answer: text(),
  failureMessage: text(),
  leasedUntil: moment(),
  createdAt: createdAt(),
  updatedAt: createdAt(),
});
export type RefundRow = typeof refunds.$inferSelect;
