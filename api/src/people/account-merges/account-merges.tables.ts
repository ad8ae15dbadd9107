import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from '../../kernel/database/columns.ts';

/** One row a merge. */
export const accountMerges = pgTable('account_merges', {
  fromId: uuid().primaryKey(),
  intoId: uuid().notNull(),
  /** Null where the account of who did it is gone. */
  mergedBy: uuid(),
  reason: text().notNull(),
  mergedAt: createdAt(),
});

/** Addresses of accounts that were merged: they log in to the one that stayed. */
export const emailAliases = pgTable('email_aliases', {
  email: text().notNull(),
  userId: uuid().notNull(),
  fromId: uuid().notNull(),
  createdAt: createdAt(),
});

/** Pairs that somebody looked at and found to be two people; `oneId` is the lesser. */
export const dismissedDuplicates = pgTable(
  'dismissed_duplicates',
  {
    oneId: uuid().notNull(),
    otherId: uuid().notNull(),
    dismissedBy: uuid(),
    dismissedAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.oneId, table.otherId] })],
);
