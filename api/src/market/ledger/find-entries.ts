import type { TransactionStory } from '@stoa/shared/contract/market/payments.ts';
import type { Database } from '../../kernel/database/database.ts';
import { findEntryLines } from './ledger.repository.ts';

/** The entries of one payment, oldest first. */
export async function findEntries(db: Database, transactionId: string): Promise<TransactionStory['entries']> {
  const entries = new Map<string, TransactionStory['entries'][number]>();
  for (const { entry, line } of await findEntryLines(db, transactionId)) {
    const { id, kind, at, reverses } = entry;
    if (!entries.has(id)) entries.set(id, { id, kind, at: at.toISOString(), reverses, lines: [] });
    entries.get(id)!.lines.push({ account: line.account, amount_minor: line.amountMinor });
  }
  return [...entries.values()];
}
