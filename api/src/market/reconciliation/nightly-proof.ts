import { v5, validate } from 'uuid';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { Context } from '../../kernel/context.ts';
import type { Job } from '../../kernel/schedule.ts';
import { findHoldersOf } from '../../people/roles/role-holders.ts';
import { notifyAll } from '../../telling/notifications/notifications.service.ts';
import type { Difference } from '../ledger/prove-ledger.repository.ts';
import { sentenceOf } from '../ledger/prove-ledger.ts';
import { lineOf, proveBooks } from './prove-books.ts';

export const nightlyProof: Job = { name: 'prove the ledger', everyS: 24 * 60 * 60, run: proveNightly };

/** Tells those who manage payments of the first difference, anew each night until there is none. */
export async function proveNightly(context: Pick<Context, 'db' | 'gateway' | 'log'>): Promise<void> {
  const { db, log } = context;
  const { difference, reconciliation } = await proveBooks(context);
  if (reconciliation?.kind === 'not_compared') log.warn({ reconciliation }, lineOf(reconciliation));
  if (difference === undefined) return;
  log.error({ difference }, sentenceOf(difference));
  const { transactionId, reference } = difference;
  await db.transaction(async (tx) =>
    notifyAll(tx, await findHoldersOf(tx, 'manage-payments'), {
      kind: 'books_differ',
      params: { reference },
      link: linkOf(difference),
      about: transactionId ?? subjectOf(reference),
    }),
  );
}

/** Of a payout, its id; what has none here is told of by a name made from the gateway's. */
const subjectOf = (reference: string): string => (validate(reference) ? reference : v5(reference, v5.URL));

/** What only the gateway knows of has no page here. */
function linkOf({ kind, transactionId }: Difference): string {
  if (transactionId !== null) return to.transaction({ id: transactionId });
  return kind === 'gateway' ? to.payments() : to.payouts();
}
