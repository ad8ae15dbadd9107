import type { Context } from '../../kernel/context.ts';
import type { TransactionRow } from '../billing/billing.tables.ts';
import type { Gateway } from './gateways/gateway.ts';
import { happen, settle, type Told } from './settle.ts';
import { findTransaction, lockTransaction } from './payments.repository.ts';

/** A payment is given up when it is not finished after so long. */
export const UNFINISHED_S = 30 * 60;
/** No call to a gateway lasts so long: what it has not heard of by then was never sent, or was lost on the way. */
const SENDING_S = 2 * 60;

/** What the gateway said: `open` while it may still change by itself. */
export type Answer = 'open' | 'over' | 'never_heard' | 'unknown';

/** Asks the gateway how a payment stands and takes its answer in. Gives up what is not finished in time. */
export async function checkPayment(context: Context, id: string, told: Told): Promise<Answer> {
  const { db, gateway } = context;
  const transaction = await findTransaction(db, { id });
  if (transaction === undefined) return 'over';
  if (gateway === undefined || gateway.name !== transaction.gateway) return 'unknown';
  const answer = await verify(gateway, transaction);
  if (answer.kind === 'unknown') {
    context.log.warn(
      { payment: transaction.reference, cause: answer.cause },
      'gateway did not say how a payment stands',
    );
    return 'unknown';
  }
  if (answer.kind === 'known') await db.transaction((tx) => settle(tx, id, answer.state, told));
  const isOpen = answer.kind === 'known' && ['pending', 'authorized'].includes(answer.state.status);
  const giveUpAfter = answer.kind === 'never_heard' ? SENDING_S : UNFINISHED_S;
  if (isOpen || answer.kind === 'never_heard') await expire(context, transaction, { told, giveUpAfter });
  if (answer.kind === 'never_heard') return 'never_heard';
  return isOpen ? 'open' : 'over';
}

/** Money that is only held is taken: nobody decides on it between. */
async function verify(gateway: Gateway, { id, reference, gatewayRef }: TransactionRow) {
  const asked = { id, reference, ref: gatewayRef ?? undefined };
  const answer = await gateway.verify(asked);
  if (answer.kind !== 'known' || answer.state.status !== 'authorized') return answer;
  await gateway.capture({ ref: answer.state.ref, id });
  return gateway.verify(asked);
}

const expire = (
  { db }: Context,
  { id, createdAt }: TransactionRow,
  { told, giveUpAfter }: { told: Told; giveUpAfter: number },
): Promise<void> =>
  db.transaction(async (tx) => {
    if (secondsSince(createdAt) < giveUpAfter) return;
    const transaction = await lockTransaction(tx, id);
    if (transaction.reviewReason !== null) return;
    if (!['initiated', 'authorized'].includes(transaction.status)) return;
    await happen(tx, transaction, 'fail', { ...told, failure: EXPIRED });
  });

const EXPIRED = { code: 'expired', message: 'The payment was not finished in time.' } as const;

export const secondsSince = (moment: Date): number => (Date.now() - moment.getTime()) / 1000;
