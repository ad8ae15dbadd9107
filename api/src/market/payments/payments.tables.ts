import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { PurchasableKind } from '@stoa/shared/contract/market/billing-words.ts';
import { createdAt, key, moment } from '../../kernel/database/columns.ts';

export const transactionLines = pgTable('transaction_lines', {
  id: key(),
  transactionId: uuid().notNull(),
  position: integer().notNull(),
  kind: text().$type<PurchasableKind>().notNull(),
  itemId: uuid().notNull(),
  name: text().notNull(),
  priceMinor: integer().notNull(),
  discountMinor: integer().notNull().default(0),
  taxMinor: integer().notNull().default(0),
  amountMinor: integer().notNull(),
  taxName: text(),
  taxRate: integer(),
  taxInclusive: boolean(),
  sellerId: uuid(),
  feeMinor: integer().notNull(),
  grantedAt: moment(),
  withdrawnAt: moment(),
});
export type LineRow = typeof transactionLines.$inferSelect;

export const cardTokens = pgTable('card_tokens', {
  id: key(),
  userId: uuid().notNull(),
  gateway: text().notNull(),
  gatewayRef: text().notNull(),
  brand: text().notNull(),
  last4: text('last4').notNull(),
  expiresMonth: integer().notNull(),
  expiresYear: integer().notNull(),
  revokedAt: moment(),
  createdAt: createdAt(),
});
export type CardRow = typeof cardTokens.$inferSelect;

export const gatewayEvents = pgTable('gateway_events', {
  id: key(),
  gateway: text().notNull(),
  eventId: text().notNull(),
  type: text().notNull(),
  reference: text().notNull(),
  receivedAt: createdAt(),
  settledAt: moment(),
});
