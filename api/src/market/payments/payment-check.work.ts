import { z } from 'zod';
import type { Context } from '../../kernel/context.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { Job } from '../../kernel/schedule.ts';
import { defineWork, enqueue } from '../../kernel/work/work.ts';
import type { TransactionRow } from '../billing/billing.tables.ts';
import { type Answer, checkPayment, secondsSince, UNFINISHED_S } from './check-payment.ts';
import type { Gateway } from './gateways/gateway.ts';
import { isPaid } from './payments.policy.ts';
import { findOverdue, findTransaction } from './payments.repository.ts';

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

/** A payment's turn to be asked about; it says itself when its next turn is. */
export const paymentCheck = defineWork({
  kind: 'check payment',
  payload: z.object({ transactionId: z.uuid() }),
  attempts: 12,
  leaseS: 90,
  run: async (context, { transactionId }) => {
    const answer = await checkPayment(context, transactionId, { source: 'poller' });
    const transaction = await findTransaction(context.db, { id: transactionId });
    const inS = transaction && secondsToNextCheck(transaction, { answer, gateway: context.gateway });
    if (inS !== undefined) await checkLater(context.db, transactionId, inS);
  },
});

export const checkLater = (tx: Database, transactionId: string, inS: number): Promise<void> =>
  enqueue(tx, paymentCheck, { transactionId }, { key: transactionId, dueAt: new Date(Date.now() + inS * 1000) });

/** Undefined: nothing more is to be learnt of it by asking. */
function secondsToNextCheck(
  {
    kind,
    status,
    createdAt,
    reviewReason,
    gateway: name,
    settlesAt,
    settledAt,
  }: Pick<TransactionRow, 'kind' | 'status' | 'createdAt' | 'reviewReason' | 'gateway' | 'settlesAt' | 'settledAt'>,
  { answer, gateway }: { answer: Answer; gateway: Gateway | undefined },
): number | undefined {
  const age = secondsSince(createdAt);
  if (status === 'initiated' || status === 'authorized') {
    if (reviewReason !== null) return undefined;
    if (age < MINUTE_S) return 10;
    return age < 5 * MINUTE_S ? 30 : age < UNFINISHED_S ? 2 * MINUTE_S : 10 * MINUTE_S;
  }
  // Given up here, not there: money that comes late must not stay unnoticed.
  if (status === 'failed') return answer !== 'over' && age < 3 * DAY_S ? 6 * HOUR_S : undefined;
  if (kind === 'card_verification' || settledAt !== null || age > 60 * DAY_S) return undefined;
  // Until this site might have its gateway back.
  if (answer === 'elsewhere') return isPaid({ status }) ? DAY_S : undefined;
  // Stripe knows it only some time after it was paid.
  if (settlesAt === null) {
    const willBeTold = isPaid({ status }) && gateway?.name === name && gateway.capabilities.settlements;
    return willBeTold && age < 14 * DAY_S ? DAY_S : undefined;
  }
  return Math.max(HOUR_S, MINUTE_S - secondsSince(settlesAt));
}

const AT_ONCE = 100;

/** The net below the checks that payments ask for themselves. */
export const janitor: Job = {
  name: 'end unfinished payments',
  everyS: MINUTE_S,
  run: async ({ db }: Context) => {
    for (const { id } of await findOverdue(db, UNFINISHED_S, AT_ONCE)) await checkLater(db, id, 0);
  },
};
