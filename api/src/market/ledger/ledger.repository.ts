import { asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { ledgerEntries, type LedgerEntryRow, ledgerLines, type LedgerLineRow } from './ledger.tables.ts';

/** Undefined where one of the same key was there. */
export async function insertEntry(
  tx: Database,
  row: Omit<typeof ledgerEntries.$inferInsert, 'id'>,
): Promise<string | undefined> {
  const [inserted] = await tx
    .insert(ledgerEntries)
    .values(row)
    .onConflictDoNothing({ target: ledgerEntries.key })
    .returning({ id: ledgerEntries.id });
  return inserted?.id;
}

export async function insertLines(tx: Database, rows: LedgerLineRow[]): Promise<void> {
  await tx.insert(ledgerLines).values(rows);
}

export async function findEntryByKey(db: Database, key: string): Promise<LedgerEntryRow | undefined> {
  const [row] = await db.select().from(ledgerEntries).where(eq(ledgerEntries.key, key));
  return row;
}

export const findLines = (db: Database, entryId: string): Promise<LedgerLineRow[]> =>
  db.select().from(ledgerLines).where(eq(ledgerLines.entryId, entryId)).orderBy(asc(ledgerLines.position));

/** Of one payment, oldest first: each line beside its entry. */
export const findEntryLines = (
  db: Database,
  transactionId: string,
): Promise<{ entry: LedgerEntryRow; line: LedgerLineRow }[]> =>
  db
    .select({ entry: ledgerEntries, line: ledgerLines })
    .from(ledgerEntries)
    .innerJoin(ledgerLines, eq(ledgerLines.entryId, ledgerEntries.id))
    .where(eq(ledgerEntries.transactionId, transactionId))
    .orderBy(asc(ledgerEntries.at), asc(ledgerEntries.id), asc(ledgerLines.position));

/** What stands in the entries of these keys. */
export const findLinesByKeys = (db: Database, keys: readonly string[]): Promise<LedgerLineRow[]> =>
  db
    .select(getTableColumns(ledgerLines))
    .from(ledgerLines)
    .innerJoin(ledgerEntries, eq(ledgerLines.entryId, ledgerEntries.id))
    .where(inArray(ledgerEntries.key, [...keys]));
