import { findCurrency, toMajor } from '@stoa/shared/contract/kernel/currencies.ts';
import { countedRule, rule } from '@stoa/shared/contract/kernel/rule.ts';
import type { paymentEndpoints, TransactionStory } from '@stoa/shared/contract/market/payments.ts';
import type { z } from 'zod';
import type { Context } from '../../kernel/context.ts';
import type { Database } from '../../kernel/database/database.ts';
import { invalid, notFound, Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { RefundRow, TransactionRow } from '../billing/billing.tables.ts';
import { findRefund, insertRefund } from '../billing/refunds.repository.ts';
import { findRefundable } from './find-refundable.ts';
import { getTransactionStory } from './operated.service.ts';
import { payBack } from './pay-back.ts';
import { isOursToUndo, isPaid, paidElsewhere } from './payments.policy.ts';
import { findTransaction, lockTransaction } from './payments.repository.ts';
import { recordPaymentAct } from './record-payment-act.ts';
import { hearOfRefunds, recordPaidBack, takeInHeard } from './record-refund.ts';
import { BY_WORKER_S, enqueueRefund } from './refund-errand.ts';

type Asked = z.output<(typeof paymentEndpoints)['refundPayment']['body']>;
interface Refunding {
  context: Context;
  viewer: Viewer;
  asked: Asked;
}

/** Told as done only when the gateway said so; what it has not said yet is asked for until it does. */
export async function refundPayment(context: Context, viewer: Viewer, asked: Asked): Promise<TransactionStory> {
  const refunding = { context, viewer, asked };
  if (asked.way === 'elsewhere') await recordRefund(refunding);
  else {
    const refund = await context.db.transaction((tx) => beginRefund(tx, refunding));
    await payBack(context, refund.id);
  }
  return getTransactionStory(context, asked.transaction_id);
}

async function beginRefund(tx: Database, refunding: Refunding): Promise<RefundRow> {
  const { context, asked } = refunding;
  if ((await findTransaction(tx, { id: asked.transaction_id })) === undefined) throw notFound();
  const transaction = await lockTransaction(tx, asked.transaction_id);
  const before = await findSame(tx, asked);
  if (before !== undefined) return before;
  requirePaid(transaction);
  if (!isOursToUndo(transaction, context.gateway)) throw paidElsewhere(transaction);
  const left = await requireLeft(tx, transaction, asked);
  requirePayable(context, transaction, { ...asked, left });
  const refund = await keep(tx, transaction, refunding);
  await enqueueRefund(tx, refund.id, BY_WORKER_S);
  await recordRefundAct(tx, transaction, { refund, refunding });
  return refund;
}

/** What was asked for: whether the gateway pays it back is the refund's own history. */
const recordRefundAct = (
  tx: Database,
  transaction: TransactionRow,
  { refund: { id, amountMinor, lineId, way }, refunding }: { refund: RefundRow; refunding: Refunding },
): Promise<void> =>
  recordPaymentAct(tx, transaction, {
    kind: 'payment_refunded',
    actorId: refunding.viewer.user.id,
    why: refunding.asked.reason,
    after: { refund_id: id, amount_minor: amountMinor, currency: transaction.currency, line_id: lineId, way },
  });

/** Somebody has given the money back outside this site: the gateway says how much, where it still can. */
async function recordRefund(refunding: Refunding): Promise<void> {
  const { context, viewer, asked } = refunding;
  const known = await findTransaction(context.db, { id: asked.transaction_id });
  if (known === undefined) throw notFound();
  const heard = await hearOfRefunds(context, known);
  const told = { source: 'operator', actorId: viewer.user.id, note: asked.reason, isSeen: true } as const;
  await context.db.transaction(async (tx) => {
    await lockTransaction(tx, known.id);
    if ((await findSame(tx, asked)) !== undefined) return;
    const transaction = await takeInHeard(tx, known.id, { heard, told });
    requirePaid(transaction);
    await requireLeft(tx, transaction, asked);
    const refund = await keep(tx, transaction, refunding);
    await recordPaidBack(tx, transaction, { refund, heard, told });
    await recordRefundAct(tx, transaction, { refund, refunding });
  });
}

async function findSame(tx: Database, { transaction_id: transactionId, key, ...asked }: Asked) {
  const before = await findRefund(tx, { transactionId, key });
  if (before === undefined) return undefined;
  const { amountMinor, lineId, way } = before;
  if (amountMinor === asked.amount_minor && lineId === (asked.line_id ?? null) && way === asked.way) return before;
  throw new Problem('payment_key_reused', 'Another refund was made with this key. Make a new key for a new refund.');
}

function requirePaid(transaction: TransactionRow): void {
  if (isPaid(transaction)) return;
  throw new Problem('payment_transition', `A payment that is ${transaction.status} cannot be refunded.`);
}

/** Gives what is left of what it is asked of. */
async function requireLeft(
  tx: Database,
  transaction: TransactionRow,
  { line_id, amount_minor }: Asked,
): Promise<number> {
  const lineId = line_id ?? null;
  const left = await findRefundable(tx, transaction, lineId);
  if (amount_minor <= left) return left;
  throw invalid({
    amount_minor:
      lineId === null
        ? rule('Refund cannot exceed the amount paid.')
        : rule('Refund cannot exceed what is left of this item.'),
  });
}

/** What a gateway can pay in this currency; what is left may be less than a step of it. */
function requirePayable(
  { gateway }: Context,
  { currency, amountMinor }: TransactionRow,
  { amount_minor, left }: Asked & { left: number },
): void {
  const { step = 1 } = findCurrency(currency) ?? {};
  if (amount_minor % step !== 0 && amount_minor !== left) {
    throw invalid({ amount_minor: countedRule('The amount must be a multiple of {n}.', toMajor(step, currency)) });
  }
  if (amount_minor < amountMinor && gateway?.capabilities.partialRefund === false) {
    throw invalid({ amount_minor: rule('The gateway of this payment pays back all of it or nothing.') });
  }
}

const keep = (tx: Database, { id: transactionId, gateway }: TransactionRow, { viewer, asked }: Refunding) =>
  insertRefund(tx, {
    transactionId,
    gateway,
    key: asked.key,
    lineId: asked.line_id ?? null,
    amountMinor: asked.amount_minor,
    reason: asked.reason,
    way: asked.way,
    askedBy: viewer.user.id,
    decidedBy: viewer.user.id,
    decidedAt: new Date(),
  });
