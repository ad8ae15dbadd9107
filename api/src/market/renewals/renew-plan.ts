import type { PlanFailure } from '@stoa/shared/contract/market/billing-words.ts';
import type { Context } from '../../kernel/context.ts';
import type { Database } from '../../kernel/database/database.ts';
import { happenToPlan } from '../plans/change-subscription.ts';
import { lapsesAt } from '../plans/dunning.ts';
import { isOwed } from '../plans/open-plan.ts';
import { tellOfTrialEnd } from '../plans/plan-notices.ts';
import type { SubscriptionRow } from '../plans/plans.tables.ts';
import { lockSubscription, updateSubscription } from '../plans/subscriptions.repository.ts';
import { findBillingDetails } from '../taxes/taxes.repository.ts';
import { type Charge, chargePlan, findCharge } from './charge-plan.ts';
import { isLeaving } from './renewals.repository.ts';

const DAY_MS = 24 * 3_600_000;
const PUT_OFF_MS = 3_600_000;
/** Nobody is charged after a trial without having been told so long before. */
export const TELL_TRIAL_DAYS = 3;
/** A payment that a gateway never finished is no word of a card: it is tried again at once, so often. */
const UNFINISHED_TRIES = 3;

/**
 * Does what a subscription's time has come for: tells that a trial ends, charges the card for the next period, or ends it.
 * Done again, or by two at once, it does what is left. What a payment opens is opened where payments settle.
 */
export async function renewPlan(context: Context, id: string, now = new Date()): Promise<void> {
  const owed = await context.db.transaction((tx) => attend(tx, id, now));
  if (owed === undefined) return;
  const charge = context.gateway === undefined ? 'later' : await chargePlan(context, owed);
  if (charge === 'later' && !isPutOffTooLong(owed, now)) return;
  await context.db.transaction((tx) => takeIn(tx, owed, { charge: charge === 'later' ? null : charge, now }));
}

/** Nobody keeps a plan open by never finishing a payment, nor a site by taking none: it counts as one that did not come. */
const isPutOffTooLong = ({ status, nextTryAt, currentPeriodEndsAt }: SubscriptionRow, now: Date): boolean =>
  (status === 'past_due' ? (nextTryAt ?? now) : currentPeriodEndsAt).getTime() + PUT_OFF_MS <= now.getTime();

/** Gives the subscription whose card is to be charged now. */
async function attend(tx: Database, id: string, now: Date): Promise<SubscriptionRow | undefined> {
  const subscription = await lockSubscription(tx, id);
  if (subscription === undefined || subscription.endedAt !== null) return undefined;
  const leaves = await isLeaving(tx, subscription.userId);
  if (subscription.status === 'past_due') return attendPastDue(tx, subscription, { now, leaves });
  if (!leaves) await announceTrialEnd(tx, subscription, now);
  if (subscription.currentPeriodEndsAt > now) return undefined;
  // Who is leaving is charged no more: it ends with what is paid.
  if (!subscription.cancelsAtPeriodEnd && !leaves) return subscription;
  await happenToPlan(tx, subscription, 'period_over', { now });
  return undefined;
}

async function attendPastDue(
  tx: Database,
  subscription: SubscriptionRow,
  { now, leaves }: { now: Date; leaves: boolean },
): Promise<SubscriptionRow | undefined> {
  const { pastDueSince, nextTryAt } = subscription;
  if (pastDueSince !== null && lapsesAt(pastDueSince) <= now && !(await isOnItsWay(tx, subscription))) {
    await happenToPlan(tx, subscription, 'lapse', { now });
    return undefined;
  }
  const isDue = (nextTryAt !== null && nextTryAt <= now) || (await isCountryKnown(tx, subscription));
  return !leaves && isDue ? subscription : undefined;
}

/** What it waited for is there. */
const isCountryKnown = async (tx: Database, { failureCode, userId }: SubscriptionRow): Promise<boolean> =>
  failureCode === 'country_unknown' && (await findBillingDetails(tx, userId)) !== undefined;

/** Money of ours that may come any moment is waited for; what people must look at is not. */
async function isOnItsWay(tx: Database, subscription: SubscriptionRow): Promise<boolean> {
  const charge = await findCharge(tx, subscription);
  return charge?.status === 'initiated' && charge.reviewReason === null;
}

async function announceTrialEnd(tx: Database, subscription: SubscriptionRow, now: Date): Promise<void> {
  const { id, status, trialToldAt, cancelsAtPeriodEnd, currentPeriodEndsAt } = subscription;
  if (status !== 'trialing' || trialToldAt !== null || cancelsAtPeriodEnd) return;
  if (currentPeriodEndsAt.getTime() - now.getTime() > TELL_TRIAL_DAYS * DAY_MS) return;
  await tellOfTrialEnd(tx, subscription);
  await updateSubscription(tx, id, { trialToldAt: now });
}

/** What came of it, unless somebody took it in before or it was paid by another way. */
async function takeIn(
  tx: Database,
  { id, failedTries }: SubscriptionRow,
  { charge, now }: { charge: Charge; now: Date },
): Promise<void> {
  const subscription = await lockSubscription(tx, id);
  if (subscription === undefined || subscription.endedAt !== null) return;
  if (subscription.failedTries !== failedTries || !isOwed(subscription, now)) return;
  if (typeof charge === 'object' && charge !== null && charge.status !== 'failed') return;
  const failure: PlanFailure | null = typeof charge === 'string' ? charge : (charge?.failureCode ?? null);
  if (failure === 'expired' && failedTries < UNFINISHED_TRIES) {
    await updateSubscription(tx, id, { failedTries: failedTries + 1 });
    return;
  }
  const event = subscription.status === 'trialing' ? 'trial_over' : 'renewal_failed';
  await happenToPlan(tx, subscription, event, { failure, now });
}
