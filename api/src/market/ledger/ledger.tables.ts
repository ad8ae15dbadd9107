import { bigint, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, key } from '../../kernel/database/columns.ts';

export const ledgerEntries = pgTable('ledger_entries', {
  id: key(),
  key: text().notNull(),
  kind: text().notNull(),
  /** What it tells of: a payment, or else a payout. */
  transactionId: uuid(),
  payoutId: uuid(),
  currency: text().notNull(),
  lineCount: smallint().notNull(),
  reverses: uuid(),
  at: createdAt(),
});
export type LedgerEntryRow = typeof ledgerEntries.$inferSelect;

export const ledgerLines = pgTable(
  'ledger_lines',
  {
    entryId: uuid().notNull(),
    position: smallint().notNull(),
    account: text().notNull(),
    currency: text().notNull(),
    /** Debit is positive, credit negative. */
    amountMinor: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.entryId, table.position] })],
);
export type LedgerLineRow = typeof ledgerLines.$inferSelect;
