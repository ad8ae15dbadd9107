import { exponentOf, toMajor } from '@stoa/shared/contract/kernel/currencies.ts';
import type { Database } from '../../kernel/database/database.ts';
import {
  type Book,
  type Difference,
  findBooks,
  findHeldDifference,
  findNumberGap,
  findPayoutDifference,
  findReceiptDifference,
  findUnbalancedEntry,
} from './prove-ledger.repository.ts';

export interface Proof {
  /** One a currency. */
  books: Book[];
  /** The first one found; undefined: the books balance, and agree with payments and refunds. */
  difference: Difference | undefined;
}

/**
 * Whether every entry balances, of each payment as much is held as was paid and not given back, payouts are booked, and
 * receipts say all of that.
 */
export async function proveLedger(db: Database): Promise<Proof> {
  const difference = await firstOf(db, [
    findUnbalancedEntry,
    findHeldDifference,
    findPayoutDifference,
    findReceiptDifference,
    findNumberGap,
  ]);
  return { books: await findBooks(db), difference };
}

async function firstOf(
  db: Database,
  proofs: readonly ((db: Database) => Promise<Difference | undefined>)[],
): Promise<Difference | undefined> {
  for (const prove of proofs) {
    const difference = await prove(db);
    if (difference !== undefined) return difference;
  }
  return undefined;
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

export function sentenceOf({ kind, transactionId, reference, currency, bookedMinor, dueMinor }: Difference): string {
  const [booked, due] = [decimal(bookedMinor, currency), decimal(dueMinor, currency)];
  switch (kind) {
    case 'unbalanced_entry':
      return `${currency}: an entry of ${transactionId === null ? 'payout' : 'payment'} ${reference} does not balance; its lines add up to ${booked}.`;
    case 'held':
      return `${currency}: of payment ${reference}, the books hold ${booked}; by its status and refunds it is ${due}.`;
    case 'payout':
      return `${currency}: of payout ${reference}, the books say ${booked}; it is ${due}.`;
    case 'gateway':
      return transactionId === null
        ? `${currency}: payment ${reference} is not in the books; the gateway holds ${due}.`
        : `${currency}: of payment ${reference}, the books hold ${booked}; the gateway holds ${due}.`;
    case 'receipts':
      return `Receipts of payment ${reference}: ${bookedMinor}; by its status: ${dueMinor}.`;
    case 'credit_notes':
      return `Credit notes of payment ${reference}: ${bookedMinor}; by its status and refunds: ${dueMinor}.`;
    case 'number_gap':
      return `Numbers have a gap before ${reference}: the next one was to be ${dueMinor}, not ${bookedMinor}.`;
  }
}

const decimal = (minor: number, currency: string): string => toMajor(minor, currency).toFixed(exponentOf(currency));
