import { eq } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { transactions } from '../billing/billing.tables.ts';
import { happenToPlan } from './change-subscription.ts';
import { periodFrom } from './plan-period.ts';
import { requirePlanRow } from './plans.repository.ts';
import type { SubscriptionRow } from './plans.tables.ts';
import { insertSubscription, lockLastEnded, lockLasting, lockPaidBy } from './subscriptions.repository.ts';

/** A line of a payment that paid for a plan. */
interface Paid {
  userId: string;
  planId: string;
  lineId: string;
  transactionId: string;
}

/**
 * Opens a plan, or its next period, in the transaction that says that it is paid. False: it opened nothing, for that period
 * is paid already, or another plan has taken its place; then the money goes back.
 */
export async function openPlan(tx: Database, paid: Paid): Promise<boolean> {
  const payment = await requirePayment(tx, paid.transactionId);
  const paidBy = { lineId: paid.lineId, cardId: payment.cardTokenId, gateway: payment.gateway };
  const now = new Date();
  const lasting = await lockLasting(tx, paid.userId);
  if (lasting !== undefined) {
    return lasting.planId === paid.planId && isOwed(lasting, now) && happenToPlan(tx, lasting, 'pay', { now, paidBy });
  }
  const last = await lockLastEnded(tx, paid.userId);
  if (last?.planId === paid.planId) {
    if (last.status === 'expired') return happenToPlan(tx, last, 'pay', { now, paidBy });
    // Begun before its owner ended it, such as a renewal on its way.
    if (last.endedAt !== null && payment.createdAt < last.endedAt) return false;
  }
  const { interval } = await requirePlanRow(tx, paid.planId);
  const { anchoredAt, endsAt } = periodFrom(now, interval);
  const isNew = await insertSubscription(tx, {
    ...paidBy,
    userId: paid.userId,
    planId: paid.planId,
    status: 'active',
    startedAt: now,
    anchoredAt,
    currentPeriodEndsAt: endsAt,
    // With nothing to charge it can only end.
    cancelsAtPeriodEnd: payment.cardTokenId === null,
  });
  return isNew;
}

/** The payment of the period that runs was undone: what it opened closes at once. */
export async function closePlan(tx: Database, lineId: string): Promise<void> {
  const subscription = await lockPaidBy(tx, lineId);
  if (subscription !== undefined) await happenToPlan(tx, subscription, 'take_back');
}

/** Whether a payment for its next period is to come. */
export const isOwed = ({ status, currentPeriodEndsAt }: SubscriptionRow, now = new Date()): boolean =>
  status !== 'active' || currentPeriodEndsAt <= now;

async function requirePayment(tx: Database, id: string) {
  const [row] = await tx
    .select({
      cardTokenId: transactions.cardTokenId,
      gateway: transactions.gateway,
      createdAt: transactions.createdAt,
    })
    .from(transactions)
    .where(eq(transactions.id, id));
  if (row === undefined) throw new Error(`No payment has the id ${id}.`);
  return row;
}
