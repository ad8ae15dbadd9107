import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { Context } from '../../kernel/context.ts';
import type { Job } from '../../kernel/schedule.ts';
import { findHoldersOf } from '../../people/roles/role-holders.ts';
import { notifyAll } from '../../telling/notifications/notifications.service.ts';
import { proveLedger, sentenceOf } from './prove-ledger.ts';

export const nightlyProof: Job = { name: 'prove the ledger', everyS: 24 * 60 * 60, run: proveNightly };

/** Tells those who manage payments of the first difference, anew each night until there is none. */
export async function proveNightly({ db, log }: Pick<Context, 'db' | 'log'>): Promise<void> {
  const { difference } = await proveLedger(db);
  if (difference === undefined) return;
  log.error({ difference }, sentenceOf(difference));
  const { transactionId, reference } = difference;
  await db.transaction(async (tx) =>
    notifyAll(tx, await findHoldersOf(tx, 'manage-payments'), {
      kind: 'books_differ',
      params: { reference },
      link: transactionId === null ? to.payouts() : to.transaction({ id: transactionId }),
      about: transactionId ?? reference,
    }),
  );
}
