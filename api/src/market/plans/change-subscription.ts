import { sql } from 'drizzle-orm';
import type { PlanFailure } from '@stoa/shared/contract/market/billing-words.ts';
import type { Database } from '../../kernel/database/database.ts';
import { nextTryAt } from './dunning.ts';
import { tellOfEnd, tellOfMiss } from './plan-notices.ts';
import { judgePlan, type PlanEffect, type PlanEvent } from './plan-machine.ts';
import { nextPeriod, periodFrom } from './plan-period.ts';
import { requirePlanRow } from './plans.repository.ts';
import type { SubscriptionRow } from './plans.tables.ts';
import { updateSubscription } from './subscriptions.repository.ts';

/** What is known of a change beside that it happened. */
interface News {
  now: Date;
  /** Of a payment that came: its line, and the card that paid. */
  paidBy?: { lineId: string; cardId: string | null; gateway: string };
  /** Of one that did not come; null: there was no card to charge. */
  failure?: PlanFailure | null;
}

/**
 * The only place where a subscription's status changes. Its row is locked; what follows happens in the same transaction.
 * Gives whether it changed by it.
 */
export async function happenToPlan(
  tx: Database,
  subscription: SubscriptionRow,
  event: PlanEvent,
  news: Partial<News> = {},
): Promise<boolean> {
  const verdict = judgePlan(subscription.status, event);
  if (verdict === undefined) return false;
  const { to: status, effect } = verdict;
  const change = await effects[effect](tx, subscription, { now: new Date(), ...news });
  await updateSubscription(tx, subscription.id, { status, ...change });
  if (effect === 'miss') await tellOfMiss(tx, { ...subscription, ...change });
  if (effect === 'end') await tellOfEnd(tx, subscription, event);
  return true;
}

/** Nothing is owed. */
const PAID = { pastDueSince: null, failureCode: null, failedTries: 0, nextTryAt: null } as const;

type Change = Partial<SubscriptionRow>;

const effects: Record<PlanEffect, (tx: Database, before: SubscriptionRow, news: News) => Promise<Change>> = {
  extend: async (tx, before, { now, paidBy }) => {
    const { interval } = await requirePlanRow(tx, before.planId);
    const { anchoredAt, currentPeriodEndsAt: endsAt, status } = before;
    // Of one that had lapsed nothing was open meanwhile.
    const period =
      status === 'expired' ? periodFrom(now, interval) : nextPeriod({ anchoredAt, endsAt }, { interval, now });
    return {
      ...PAID,
      anchoredAt: period.anchoredAt,
      currentPeriodEndsAt: period.endsAt,
      endedAt: null,
      ...(status === 'expired' && { cancelsAtPeriodEnd: false }),
      ...(paidBy && { lineId: paidBy.lineId, gateway: paidBy.gateway }),
      ...(paidBy?.cardId && { cardId: paidBy.cardId }),
    };
  },
  miss: async (_tx, { pastDueSince, failedTries }, { now, failure = null }) => {
    const since = pastDueSince ?? now;
    return {
      pastDueSince: since,
      failureCode: failure,
      failedTries: failedTries + 1,
      nextTryAt: nextTryAt(failure, { since, now }),
    };
  },
  mark_ending: async () => ({ cancelsAtPeriodEnd: true }),
  go_on: async () => ({ cancelsAtPeriodEnd: false }),
  // The moment is the database's: it is compared with those at which payments began.
  end: async () => ({ ...PAID, endedAt: sql`now()` as unknown as Date }),
};
