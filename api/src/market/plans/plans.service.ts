import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import type { Subscription } from '@stoa/shared/contract/market/plans.ts';
import { type Database, instantOf, instantOrNull } from '../../kernel/database/database.ts';
import { notFound, Problem } from '../../kernel/problem.ts';
import { happenToPlan } from './change-subscription.ts';
import { lapsesAt } from './dunning.ts';
import { findPlansOnOffer } from './plans.repository.ts';
import type { SubscriptionRow } from './plans.tables.ts';
import { findShownSubscription, lockLasting, type ShownSubscription } from './subscriptions.repository.ts';

export interface Asker {
  userId: string;
  /** The site's, which keeps the cards that can be charged; undefined: nothing can be paid. */
  gateway: string | undefined;
}

export async function getPlan(db: Database, { userId, gateway }: Asker): Promise<Reply<'getPlan'>> {
  const [row, plans] = await Promise.all([findShownSubscription(db, userId, gateway), findPlansOnOffer(db)]);
  return { subscription: row === undefined ? null : subscriptionOf(row), plans, can_try: row === undefined };
}

/** @throws `not_found` for one who never had any */
export async function requireSubscription(db: Database, { userId, gateway }: Asker): Promise<Subscription> {
  const row = await findShownSubscription(db, userId, gateway);
  if (row === undefined) throw notFound();
  return subscriptionOf(row);
}

/** @throws `conflict` for one who has none that lasts; its row stays locked until the transaction ends */
export async function requireLasting(tx: Database, userId: string): Promise<SubscriptionRow> {
  const subscription = await lockLasting(tx, userId);
  if (subscription === undefined) throw new Problem('conflict', 'You have no plan: it has ended.');
  return subscription;
}

/** It lasts for what is paid; what is used up, or on its way to be paid, ends at once, and that money goes back. */
export async function cancelPlan(db: Database, asker: Asker, now = new Date()): Promise<Subscription> {
  await db.transaction(async (tx) => {
    const subscription = await requireLasting(tx, asker.userId);
    const isOver = subscription.status !== 'past_due' && subscription.currentPeriodEndsAt <= now;
    await happenToPlan(tx, subscription, isOver ? 'period_over' : 'cancel_at_end', { now });
  });
  return requireSubscription(db, asker);
}

/** @throws `conflict` where no card is left to go on with */
export async function resumePlan(db: Database, asker: Asker, now = new Date()): Promise<Subscription> {
  await db.transaction(async (tx) => {
    const subscription = await requireLasting(tx, asker.userId);
    if (!subscription.cancelsAtPeriodEnd) return;
    if (subscription.currentPeriodEndsAt <= now) throw new Problem('conflict', 'You have no plan: it has ended.');
    const { card } = await requireSubscription(tx, asker);
    if (card === null) throw new Problem('conflict', 'Choose a card first: this plan has none that can be charged.');
    await happenToPlan(tx, subscription, 'resume', { now });
  });
  return requireSubscription(db, asker);
}

function subscriptionOf({ past_due_since, failure_code, next_try_at, ...row }: ShownSubscription): Subscription {
  return {
    ...row,
    started_at: instantOf(row.started_at),
    trial_ends_at: instantOrNull(row.trial_ends_at),
    current_period_ends_at: instantOf(row.current_period_ends_at),
    ended_at: instantOrNull(row.ended_at),
    next_payment: nextPaymentOf({ ...row, next_try_at }),
    past_due:
      past_due_since === null
        ? null
        : {
            since: instantOf(past_due_since),
            failure: failure_code,
            next_try_at: instantOrNull(next_try_at),
            lapses_at: instantOf(lapsesAt(new Date(past_due_since))),
          },
  };
}

type Row = Pick<
  ShownSubscription,
  'plan' | 'status' | 'cancels_at_period_end' | 'current_period_ends_at' | 'next_try_at' | 'ended_at'
>;

function nextPaymentOf(row: Row): Subscription['next_payment'] {
  if (row.ended_at !== null || row.cancels_at_period_end) return null;
  const at = row.status === 'past_due' ? row.next_try_at : row.current_period_ends_at;
  const { amount_minor, currency } = row.plan;
  return at === null ? null : { amount_minor, currency, at: instantOf(at) };
}
