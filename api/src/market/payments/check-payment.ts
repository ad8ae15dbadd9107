import { quotingRule } from '@stoa/shared/contract/kernel/rule.ts';
import type { Context } from '../../kernel/context.ts';
import type { TransactionRow } from '../billing/billing.tables.ts';
import type { Gateway } from './gateways/gateway.ts';
import { happen, settle, type Told } from './settle.ts';
import { isUnfinished } from './payments.policy.ts';
import { findTransaction, lockTransaction } from './payments.repository.ts';
import { putInReview } from './review.ts';

/** A payment is given up when it is not finished after so long. */
export const UNFINISHED_S = 30 * 60;
/** No call to a gateway lasts so long: what it has not heard of by then was never sent, or was lost on the way. */
const SENDING_S = 2 * 60;

/** What the gateway said: `open` while it may still change by itself; `elsewhere`: this site asks another one by now. */
export type Answer = 'open' | 'over' | 'never_heard' | 'unknown' | 'elsewhere';

/** What a gateway says of a payment when it is asked; or that nobody is asked, for the site has changed to another gateway. */
export type Heard = Awaited<ReturnType<Gateway['verify']>> | { kind: 'elsewhere' };

/** Asks the gateway how a payment stands and takes its answer in. Gives up what is not finished in time. */
export async function checkPayment(context: Context, id: string, told: Told): Promise<Answer> {
  const transaction = await findTransaction(context.db, { id });
  if (transaction === undefined) return 'over';
  const heard = await hear(context, transaction);
  if (heard.kind === 'elsewhere') await putOutOfReach(context, transaction);
  if (heard.kind === 'known') await context.db.transaction((tx) => settle(tx, id, heard.state, told));
  const isOpen = heard.kind === 'known' && ['pending', 'authorized'].includes(heard.state.status);
  const giveUpAfter = heard.kind === 'never_heard' || isUnseen(context, transaction) ? SENDING_S : UNFINISHED_S;
  if (isOpen || heard.kind === 'never_heard') await expire(context, transaction, { told, giveUpAfter });
  if (heard.kind !== 'known') return heard.kind;
  return isOpen ? 'open' : 'over';
}

export async function hear({ gateway, log }: Context, transaction: TransactionRow): Promise<Heard> {
  if (gateway === undefined || gateway.name !== transaction.gateway) return { kind: 'elsewhere' };
  const heard = await verify(gateway, transaction);
  if (heard.kind === 'unknown') {
    const { cause } = heard;
    log.warn({ payment: transaction.reference, cause }, 'gateway did not say how a payment stands');
  }
  return heard;
}

/**
 * Its card was to be typed on a page of the gateway, whose address was lost on its way to us: nobody was led there, so nobody can
 * have paid there, and the payer need not wait until that page would close. Paying again is another payment; should money
 * come for this one all the same, it opens what it pays for, or goes back by itself. A kept card is charged without a page.
 */
const isUnseen = ({ gateway }: Context, { nextUrl, cardTokenId }: TransactionRow): boolean =>
  nextUrl === null && cardTokenId === null && gateway !== undefined && gateway.cardFieldsUrl === undefined;

/** Nobody here can ask any more how it stands, nor undo it: that is a person's business, and the payer need not wait for it. */
async function putOutOfReach({ db }: Context, transaction: TransactionRow): Promise<void> {
  if (!isUnfinished(transaction) || secondsSince(transaction.createdAt) < UNFINISHED_S) return;
  await db.transaction(async (tx) => {
    const locked = await lockTransaction(tx, transaction.id);
    if (!isUnfinished(locked)) return;
    await putInReview(tx, locked, quotingRule("The gateway '{text}' is no longer in use here.", locked.gateway));
  });
}

/** Money that is only held is taken: nobody decides on it between. */
async function verify(gateway: Gateway, { id, createdAt, reference, gatewayRef }: TransactionRow) {
  const asked = { id, createdAt, reference, ref: gatewayRef ?? undefined };
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
    if (!isUnfinished(transaction)) return;
    await happen(tx, transaction, 'fail', { ...told, failure: EXPIRED });
  });

export const EXPIRED = { code: 'expired', message: 'The payment was not finished in time.' } as const;

export const secondsSince = (moment: Date): number => (Date.now() - moment.getTime()) / 1000;
