import type { Subscription } from '@stoa/shared/contract/market/plans.ts';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import type { Context } from '../../kernel/context.ts';
import type { Database } from '../../kernel/database/database.ts';
import { invalid, Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { requireGateway, requireKeeping } from '../payments/pay.service.ts';
import { findCards, lockBuyer } from '../payments/payments.repository.ts';
import { findPlan } from '../plans/plans.repository.ts';
import { requireLasting, requireSubscription } from '../plans/plans.service.ts';
import type { PlanRow } from '../plans/plans.tables.ts';
import { countSubscriptions, insertSubscription, updateSubscription } from '../plans/subscriptions.repository.ts';
import { renewPlan } from './renew-plan.ts';

const DAY_MS = 24 * 3_600_000;

/** Nothing is charged before its end; then the card pays by itself. */
export async function startTrial(
  context: Context,
  { user }: Viewer,
  { plan_id, card_id }: { plan_id: string; card_id: string },
): Promise<Subscription> {
  const gateway = requireGateway(context);
  const { db } = context;
  await db.transaction(async (tx) => {
    await lockBuyer(tx, user.id);
    const plan = await requireTrial(tx, plan_id);
    requireKeeping(gateway, [{ kind: 'plan', id: plan.id }]);
    await requireCard(tx, { userId: user.id, gateway: gateway.name, cardId: card_id });
    if ((await countSubscriptions(tx, user.id)) > 0) throw alreadyTried();
    const now = new Date();
    const endsAt = new Date(now.getTime() + plan.trialDays * DAY_MS);
    const isNew = await insertSubscription(tx, {
      userId: user.id,
      planId: plan.id,
      status: 'trialing',
      startedAt: now,
      trialEndsAt: endsAt,
      currentPeriodEndsAt: endsAt,
      anchoredAt: endsAt,
      gateway: gateway.name,
      cardId: card_id,
    });
    if (!isNew) throw alreadyTried();
  });
  return requireSubscription(db, { userId: user.id, gateway: gateway.name });
}

async function requireTrial(tx: Database, id: string): Promise<PlanRow> {
  const plan = await findPlan(tx, id);
  if (plan === undefined) throw invalid({ plan_id: rule('This plan does not exist.') });
  if (plan.retiredAt !== null) throw invalid({ plan_id: rule('This plan is no longer on sale.') });
  if (plan.trialDays === 0) throw invalid({ plan_id: rule('This plan has no trial.') });
  return plan;
}

const alreadyTried = (): Problem =>
  new Problem('conflict', 'A trial is for those who never had a plan. Pay for this one to begin it.');

async function requireCard(
  tx: Database,
  { userId, gateway, cardId }: { userId: string; gateway: string; cardId: string },
): Promise<void> {
  const cards = await findCards(tx, userId, gateway);
  if (!cards.some(({ id }) => id === cardId)) {
    throw invalid({ card_id: rule('This card is no longer kept. Choose another.') });
  }
}

/** What is owed is charged to it before this answers, so that the answer says what came of it. */
export async function choosePlanCard(
  context: Context,
  { user }: Viewer,
  { card_id: cardId }: { card_id: string },
): Promise<Subscription> {
  const gateway = requireGateway(context);
  const { db } = context;
  const pastDue = await db.transaction(async (tx) => {
    await requireCard(tx, { userId: user.id, gateway: gateway.name, cardId });
    const { id, status, planId } = await requireLasting(tx, user.id);
    requireKeeping(gateway, [{ kind: 'plan', id: planId }]);
    const isPastDue = status === 'past_due';
    await updateSubscription(tx, id, { cardId, gateway: gateway.name, ...(isPastDue && { nextTryAt: new Date() }) });
    return isPastDue ? id : undefined;
  });
  if (pastDue !== undefined) await renewPlan(context, pastDue);
  return requireSubscription(db, { userId: user.id, gateway: gateway.name });
}
