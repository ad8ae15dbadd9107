import type { RefundObstacle } from '@stoa/shared/contract/market/billing-words.ts';
import type { paymentEndpoints, Refund } from '@stoa/shared/contract/market/payments.ts';
import type { z } from 'zod';
import type { Context } from '../../kernel/context.ts';
import type { Database } from '../../kernel/database/database.ts';
import { notFound, Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { transactionOf } from '../billing/billing.service.ts';
import { insertRefund } from '../billing/refunds.repository.ts';
import { findRefundable } from './find-refundable.ts';
import { findOperatedById } from './operated.repository.ts';
import { findTransaction, lockTransaction } from './payments.repository.ts';
import { refundOf } from './refund-of.ts';
import { tellOfRequest } from './refund-notices.ts';

type Body = z.output<(typeof paymentEndpoints)['askRefund']['body']>;

/** Of all that is left of a payment, or of one item of it. Whoever took the money: how it goes back, those who grant it decide. */
export const askRefund = (
  { db }: Context,
  { user }: Viewer,
  { transaction_id, line_id, reason }: Body,
): Promise<Refund> =>
  db.transaction(async (tx) => {
    const lineId = line_id ?? null;
    const own = await findTransaction(tx, { id: transaction_id });
    if (own?.userId !== user.id) throw notFound();
    // Who asks twice at once asks one after the other.
    const transaction = await lockTransaction(tx, own.id);
    await requireNoObstacle(tx, own.id, lineId);
    const amountMinor = await findRefundable(tx, transaction, lineId);
    const { gateway } = transaction;
    const refund = { transactionId: own.id, lineId, amountMinor, gateway, reason, askedBy: user.id };
    const asked = await insertRefund(tx, refund);
    await tellOfRequest(tx, own, asked);
    return refundOf(asked);
  });

async function requireNoObstacle(tx: Database, transactionId: string, lineId: string | null): Promise<void> {
  const obstacle = await findObstacle(tx, transactionId, lineId);
  if (obstacle !== null) throw new Problem('not_refundable', obstacleWords[obstacle]);
}

async function findObstacle(tx: Database, id: string, lineId: string | null): Promise<RefundObstacle | null> {
  const [shown] = await findOperatedById(tx, [id]);
  if (shown === undefined) return 'not_paid';
  const { refund_obstacle, lines } = transactionOf(shown);
  if (lineId === null) return refund_obstacle;
  const line = lines.find(({ line_id }) => line_id === lineId);
  if (line === undefined) throw notFound();
  return line.refund_obstacle;
}

const obstacleWords: Record<RefundObstacle, string> = {
  not_paid: 'Nothing was paid that could be given back.',
  already_refunded: 'This payment was refunded already.',
  already_asked: 'A refund of this payment was asked for already.',
  too_late: 'A refund can be asked for within 30 days of the payment.',
  certificate_issued: 'A course with a certificate is not refunded.',
  too_much_watched: 'More than 30 % of this course was watched: it is not refunded.',
  refunded_before: 'This course was refunded to you once before.',
  subscription: 'A plan is not refunded: cancel it, and it ends with the time that is paid.',
};
