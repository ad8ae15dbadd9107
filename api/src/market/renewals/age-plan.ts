import type { Subscription } from '@stoa/shared/contract/market/plans.ts';
import type { Context } from '../../kernel/context.ts';
import { notFound } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { requireLasting, requireSubscription } from '../plans/plans.service.ts';
import { ageSubscriptions } from '../plans/subscriptions.repository.ts';
import { renewPlan } from './renew-plan.ts';

/** For trying out what months do to a plan, in a demonstration without real money; what is due by then is done at once. */
export async function agePlan(context: Context, { user }: Viewer, days: number): Promise<Subscription> {
  const { db, gateway, settings } = context;
  if (!settings.demo || gateway?.isSandbox !== true) throw notFound();
  const { id } = await db.transaction(async (tx) => {
    const lasting = await requireLasting(tx, user.id);
    await ageSubscriptions(tx, user.id, days);
    return lasting;
  });
  await renewPlan(context, id);
  return requireSubscription(db, { userId: user.id, gateway: gateway.name });
}
