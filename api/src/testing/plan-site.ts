import { v7 } from 'uuid';
import type { Payment } from '@stoa/shared/contract/market/payments.ts';
import { type PlanRow, subscriptionPlans } from '../market/plans/plans.tables.ts';
import { ageSubscriptions } from '../market/plans/subscriptions.repository.ts';
import { call, refusedCall } from './call.ts';
import type { MarketSite } from './market-site.ts';
import type { SignedIn } from './ready-course.ts';
import { type Script, tokenOf } from './scripted-gateway.ts';

/** On offer, for 19 dollars a month. */
export async function aPlan({ db }: Pick<MarketSite, 'db'>, given: Partial<PlanRow> = {}): Promise<PlanRow> {
  const id = v7();
  const plan = { id, name: `Plan ${id.slice(-8)}`, interval: 'month' as const, amountMinor: 1900, currency: 'USD' };
  const [row] = await db
    .insert(subscriptionPlans)
    .values({ ...plan, ...given })
    .returning();
  return row!;
}

interface Purchase {
  script?: Script;
  coupon?: string;
  card?: { kind: 'saved'; id: string } | null;
  expected?: number;
}

const bodyOf = ({ id, amountMinor }: PlanRow, { script = 'paid', coupon, card, expected }: Purchase) => ({
  key: v7(),
  items: [{ kind: 'plan' as const, id }],
  ...(coupon !== undefined && { coupon }),
  expected_minor: expected ?? amountMinor,
  card: card === undefined ? { kind: 'token' as const, token: tokenOf(script), save: false } : card,
});

/** One presses Pay for this plan. */
export const buyPlan = (it: MarketSite, { headers }: SignedIn, plan: PlanRow, given: Purchase = {}): Promise<Payment> =>
  call(it.app, 'pay', { headers, body: bodyOf(plan, given) });

export const refusedBuyPlan = (it: MarketSite, { headers }: SignedIn, plan: PlanRow, given: Purchase = {}) =>
  refusedCall(it.app, 'pay', { headers, body: bodyOf(plan, given) });

/** Whether a plan opens all videos to this person now. */
export async function hasAccess(it: MarketSite, { headers }: SignedIn): Promise<boolean> {
  const { roles } = await call(it.app, 'getStartUp', { headers });
  return roles.some(({ permissions }) => permissions.some(({ name }) => name === 'view-course-all-videos'));
}

/** As if everything about this person's subscription had happened so many days earlier. */
export const letPlanAge = ({ db }: Pick<MarketSite, 'db'>, { user }: SignedIn, days: number) =>
  ageSubscriptions(db, user.id, days);
