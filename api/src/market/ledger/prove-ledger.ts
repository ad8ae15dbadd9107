import { exponentOf, toMajor } from '@stoa/shared/contract/kernel/currencies.ts';
import type { Database } from '../../kernel/database/database.ts';
import {
  type Book,
  type Difference,
  findBooks,
  findHeldDifference,
  findUnbalancedEntry,
} from './prove-ledger.repository.ts';

export interface Proof {
  /** One a currency. */
  books: Book[];
  /** The first one found; undefined: the books balance, and agree with payments and refunds. */
  difference: Difference | undefined;
}

/** Whether every entry balances, and of each payment as much is held as was paid and not given back. */
export async function proveLedger(db: Database): Promise<Proof> {
  const difference = (await findUnbalancedEntry(db)) ?? (await findHeldDifference(db));
  return { books: await findBooks(db), difference };
}

/** `USD: books balance. 14 entries, 412.00 held.`, or the difference alone. */
export function linesOf({ books, difference }: Proof): string[] {
  if (difference !== undefined) return [sentenceOf(difference)];
  if (books.length === 0) return ['Nothing is booked yet.'];
  return books.map(
    ({ currency, entries, heldMinor }) =>
      `${currency}: books balance. Entries: ${entries}; held: ${decimal(heldMinor, currency)}.`,
  );
}

export function sentenceOf({ kind, reference, currency, bookedMinor, dueMinor }: Difference): string {
  const [booked, due] = [decimal(bookedMinor, currency), decimal(dueMinor, currency)];
  return kind === 'unbalanced_entry'
    ? `${currency}: an entry of payment ${reference} does not balance; its lines add up to ${booked}.`
    : `${currency}: of payment ${reference}, the books hold ${booked}; by its status and refunds it is ${due}.`;
}

const decimal = (minor: number, currency: string): string => toMajor(minor, currency).toFixed(exponentOf(currency));
