import { bigint, date, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, key, moment } from '../../kernel/database/columns.ts';

export const payouts = pgTable('payouts', {
  id: key(),
  creatorId: uuid().notNull(),
  amountMinor: bigint({ mode: 'number' }).notNull(),
  currency: text().notNull(),
  reference: text().notNull(),
  /** A day, as people write it: `2026-11-24`. */
  paidOn: date().notNull(),
  key: uuid().notNull(),
  recordedBy: uuid(),
  createdAt: createdAt(),
  reversedAt: moment(),
  reversedBy: uuid(),
  reversalReason: text(),
});
export type PayoutRow = typeof payouts.$inferSelect;
