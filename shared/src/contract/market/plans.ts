import { z } from 'zod';
import { findCurrency } from '../kernel/currencies.ts';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { byId, id, instant, money } from '../kernel/primitives.ts';
import { permission } from '../kernel/roles.ts';
import { rule } from '../kernel/rule.ts';
import { planFailures, planIntervals, subscriptionStatuses } from './billing-words.ts';

export const subscriptionPlan = money.extend({
  id,
  name: z.string(),
  interval: z.enum(planIntervals),
  /** Days before the first payment; 0: none. */
  trial_days: z.int().min(0).max(90),
  grants: z.array(permission),
});
export type SubscriptionPlan = z.infer<typeof subscriptionPlan>;

export const subscription = z.object({
  id,
  plan: subscriptionPlan,
  status: z.enum(subscriptionStatuses),
  started_at: instant,
  /** When the trial is over; null for one that began by paying. */
  trial_ends_at: instant.nullable(),
  /** What is paid (or tried) until now; then it renews, or ends where `cancels_at_period_end`. */
  current_period_ends_at: instant,
  cancels_at_period_end: z.boolean(),
  /** When it ended; null while it lasts. */
  ended_at: instant.nullable(),
  /** What pays the next time; null where that card is gone: then another one must be chosen. */
  card: z.object({ id, brand: z.string(), last4: z.string() }).nullable(),
  /** The next payment that is made by itself; null: none, for it ends before. */
  next_payment: money.extend({ at: instant }).nullable(),
  /** Why the last payment did not come, and what happens now; null while all is paid. */
  past_due: z
    .object({
      since: instant,
      /** Null: there was no card to charge. */
      failure: z.enum(planFailures).nullable(),
      /** When the card is charged again; null: no more, it must be paid by hand. */
      next_try_at: instant.nullable(),
      /** Until then what the plan opens stays open; not paid by then, the plan ends. */
      lapses_at: instant,
    })
    .nullable(),
});
export type Subscription = z.infer<typeof subscription>;

/** A plan as the operators see it. */
export const operatedPlan = subscriptionPlan.extend({
  /** Null while it is sold. Who has it keeps it. */
  retired_at: instant.nullable(),
  created_at: instant,
  /** How many have it now, by how they stand. */
  trialing: z.int().min(0),
  active: z.int().min(0),
  past_due: z.int().min(0),
});
export type OperatedPlan = z.infer<typeof operatedPlan>;

const planName = z
  .string()
  .trim()
  .min(3, rule('Give the plan a name of 3 to 60 characters.'))
  .max(60, rule('Give the plan a name of 3 to 60 characters.'));
const trialDays = z.int().min(0, rule('A trial lasts 0 to 90 days.')).max(90, rule('A trial lasts 0 to 90 days.'));

/** A price is never changed: another plan takes its place, so that what was sold stays what it was. */
export const planDraft = z.object({
  name: planName,
  interval: z.enum(planIntervals),
  amount_minor: z.int().min(1, rule('A plan has a price.')).max(100_000_000),
  currency: z.string().refine((code) => findCurrency(code) !== undefined, rule('Choose a currency.')),
  trial_days: trialDays,
});

export const planEndpoints = defineEndpoints({
  getCoursePayment: {
    summary: 'What a course costs me now, and the plan that would open its videos',
    auth: 'optional',
    params: byId,
    reply: z.object({
      /** Null: it is free. */
      price: money.nullable(),
      /** The one who asks is enrolled, or makes it. */
      is_mine: z.boolean(),
      /** The one who asks sees all videos of every course already, by a plan or by a role. */
      opens_all_videos: z.boolean(),
      /** The cheapest on offer, in the currency of the course if there is one; its `grants` say what it opens. Null: none. */
      plan: subscriptionPlan.nullable(),
    }),
  },
  getPlan: {
    summary: 'My subscription, and the plans on offer',
    auth: 'signed-in',
    impersonating: 'closed',
    reply: z.object({
      /** The one that lasts; else the last that ended; null for one who never had any. */
      subscription: subscription.nullable(),
      /** Cheapest first. */
      plans: z.array(subscriptionPlan),
      /** Whether this person may still try one: whoever had a subscription may not. */
      can_try: z.boolean(),
    }),
  },
  listPlansOnOffer: {
    summary: 'The plans on offer, cheapest first',
    auth: 'public',
    reply: z.array(subscriptionPlan),
  },
  cancelPlan: {
    summary: 'End my plan with the time that is paid; one that is past due, or on trial and never paid, likewise',
    auth: 'signed-in',
    reply: subscription,
  },
  resumePlan: { summary: 'Go on with a plan that was to end', auth: 'signed-in', reply: subscription },
  listPlans: {
    summary: 'All plans, those on sale first',
    auth: 'signed-in',
    permission: 'manage-payments',
    reply: z.array(operatedPlan),
  },
  createPlan: {
    summary: 'Put a plan on sale',
    auth: 'signed-in',
    permission: 'manage-payments',
    body: planDraft,
    reply: operatedPlan,
  },
  updatePlan: {
    summary: 'Rename a plan, change the trial of those who come, take it off sale or put it back',
    auth: 'signed-in',
    permission: 'manage-payments',
    params: byId,
    body: z.object({ name: planName, trial_days: trialDays, on_sale: z.boolean() }).partial(),
    reply: operatedPlan,
  },
});
