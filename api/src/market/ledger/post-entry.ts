import type { Database } from '../../kernel/database/database.ts';
import { findEntryByKey, findLines, insertEntry, insertLines } from './ledger.repository.ts';

/** Debit > 0, credit < 0, in minor units. */
export interface EntryLine {
  account: string;
  amountMinor: number;
}

export type Entry = Subject & {
  /** Of what it tells of, such as a refund's id: posted again, it is the same entry and nothing is added. */
  key: string;
  /** As operators read it: `sale`, `payment`, `refund`, `payout`. */
  kind: string;
  currency: string;
  /** They add up to 0. Those of nothing are left out. */
  lines: EntryLine[];
  /** The entry of which this one takes back all or a part. */
  reverses?: string;
  /** When it happened; now, where it is not told. */
  at?: Date | undefined;
};

/** What an entry tells of: one payment, or one payout. */
type Subject = { transactionId: string; payoutId?: undefined } | { payoutId: string; transactionId?: undefined };

/**
 * Posts an entry in the transaction of the change that it tells of, and gives its id.
 *
 * @throws when its lines do not balance, or when another entry was posted under its key
 */
export async function postEntry(tx: Database, entry: Entry): Promise<string> {
  const lines = wholeLines(entry);
  const { key, kind, transactionId, payoutId, currency, reverses, at } = entry;
  const about = { transactionId, payoutId };
  const id = await insertEntry(tx, { key, kind, ...about, currency, reverses, at, lineCount: lines.length });
  if (id === undefined) return postedBefore(tx, entry, lines);
  await insertLines(
    tx,
    lines.map((line, position) => ({ entryId: id, position, currency, ...line })),
  );
  return id;
}

/** Here, and not when the transaction ends, it is known who made the mistake. */
function wholeLines({ key, lines }: Entry): EntryLine[] {
  const amounts = lines.map(({ amountMinor }) => amountMinor);
  if (!amounts.every(Number.isSafeInteger)) throw new Error(`Ledger entry ${key} has an amount that is no integer.`);
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  if (total !== 0) throw new Error(`Ledger entry ${key} does not balance: its lines add up to ${total}.`);
  const whole = lines.filter(({ amountMinor }) => amountMinor !== 0);
  if (whole.length === 0) throw new Error(`Ledger entry ${key} moves nothing.`);
  return whole;
}

async function postedBefore(tx: Database, entry: Entry, lines: EntryLine[]): Promise<string> {
  const posted = await findEntryByKey(tx, entry.key);
  if (posted === undefined) throw new Error(`Ledger entry ${entry.key} is being posted by another transaction.`);
  const isSame =
    posted.kind === entry.kind &&
    posted.transactionId === (entry.transactionId ?? null) &&
    posted.payoutId === (entry.payoutId ?? null) &&
    posted.currency === entry.currency &&
    posted.reverses === (entry.reverses ?? null) &&
    signatureOf(await findLines(tx, posted.id)) === signatureOf(lines);
  if (!isSame) throw new Error(`Under the key ${entry.key}, another ledger entry was posted.`);
  return posted.id;
}

const signatureOf = (lines: readonly EntryLine[]): string =>
  lines
    .map(({ account, amountMinor }) => `${account} ${amountMinor}`)
    .sort()
    .join('\n');
