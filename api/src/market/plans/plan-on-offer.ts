import { quotingRule, rule } from '@stoa/shared/contract/kernel/rule.ts';
import type { Database } from '../../kernel/database/database.ts';
import { findPlan, requirePlanRow } from './plans.repository.ts';
import type { PlanRow, SubscriptionRow } from './plans.tables.ts';
import { findLasting } from './subscriptions.repository.ts';

/** A plan that this person, or any guest, can pay for now; or why they cannot, as a rule. */
export async function findPlanToPay(
  db: Database,
  userId: string | undefined,
  id: string,
  now = new Date(),
): Promise<PlanRow | { obstacle: string }> {
  const plan = await findPlan(db, id);
  if (plan === undefined) return { obstacle: rule('This plan does not exist.') };
  const lasting = userId === undefined ? undefined : await findLasting(db, userId);
  if (lasting === undefined) {
    return plan.retiredAt === null ? plan : { obstacle: rule('This plan is no longer on sale.') };
  }
  if (lasting.planId === id) return isPayable(lasting, now) ? plan : { obstacle: rule('You already have this plan.') };
  const { name } = await requirePlanRow(db, lasting.planId);
  return {
    obstacle: quotingRule("You have the plan '{text}'. Another one can be chosen when that has ended.", name),
  };
}

/** Past due; or its time is up, and it is about to be renewed. */
const isPayable = ({ status, currentPeriodEndsAt, cancelsAtPeriodEnd }: SubscriptionRow, now: Date): boolean =>
  status === 'past_due' || (currentPeriodEndsAt <= now && !cancelsAtPeriodEnd);
