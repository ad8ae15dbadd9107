import type { Database } from '../../kernel/database/database.ts';
import { account } from '../ledger/accounts.ts';
import { findEntryByKey } from '../ledger/ledger.repository.ts';
import { postEntry } from '../ledger/post-entry.ts';
import type { PayoutRow } from './payouts.tables.ts';

const keyOf = (id: string): string => `payout:${id}`;

/** Less is owed, and less is in the bank. */
export async function bookPayout(tx: Database, payout: PayoutRow): Promise<void> {
  await postEntry(tx, {
    key: keyOf(payout.id),
    kind: 'payout',
    payoutId: payout.id,
    currency: payout.currency,
    lines: linesOf(payout, payout.amountMinor),
  });
}

/** It is owed again, and in the bank again. */
export async function bookReversal(tx: Database, payout: PayoutRow): Promise<void> {
  const booked = await findEntryByKey(tx, keyOf(payout.id));
  if (booked === undefined) throw new Error(`Payout ${payout.id} was never booked.`);
  await postEntry(tx, {
    key: `payout_reversal:${payout.id}`,
    kind: 'payout_reversal',
    payoutId: payout.id,
    currency: payout.currency,
    lines: linesOf(payout, -payout.amountMinor),
    reverses: booked.id,
  });
}

const linesOf = ({ creatorId, currency }: PayoutRow, amountMinor: number) => [
  { account: account.creatorPayable(creatorId, currency), amountMinor },
  { account: account.bank(currency), amountMinor: -amountMinor },
];
