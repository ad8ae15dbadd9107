import type { SubscriptionStatus } from '@stoa/shared/contract/market/billing-words.ts';

/**
 * What can happen to a subscription. `trial_over`: the trial ended and its payment did not come; `period_over`: the time of
 * one that was to end has run out; `take_back`: the payment of the period that runs was undone.
 */
export const planEvents = [
  'pay',
  'trial_over',
  'renewal_failed',
  'cancel_at_end',
  'resume',
  'period_over',
  'lapse',
  'take_back',
] as const;
export type PlanEvent = (typeof planEvents)[number];

/** What follows, in the same database transaction. `miss`: a payment did not come; it is tried again, for a while. */
export type PlanEffect = 'extend' | 'miss' | 'mark_ending' | 'go_on' | 'end';

interface Change {
  to: SubscriptionStatus;
  effect: PlanEffect;
}

const change = (to: SubscriptionStatus, effect: PlanEffect): Change => ({ to, effect });

const machine: Record<SubscriptionStatus, Partial<Record<PlanEvent, Change>>> = {
  trialing: {
    pay: change('active', 'extend'),
    trial_over: change('past_due', 'miss'),
    cancel_at_end: change('trialing', 'mark_ending'),
    resume: change('trialing', 'go_on'),
    period_over: change('canceled', 'end'),
  },
  active: {
    pay: change('active', 'extend'),
    renewal_failed: change('past_due', 'miss'),
    cancel_at_end: change('active', 'mark_ending'),
    resume: change('active', 'go_on'),
    period_over: change('canceled', 'end'),
    take_back: change('canceled', 'end'),
  },
  past_due: {
    pay: change('active', 'extend'),
    renewal_failed: change('past_due', 'miss'),
    // What was paid is used up: there is no end to wait for.
    cancel_at_end: change('canceled', 'end'),
    lapse: change('expired', 'end'),
    take_back: change('canceled', 'end'),
  },
  // Who ended it is not drawn back by money that comes late: that money goes back.
  canceled: {},
  // Money wins: who pays late has it again.
  expired: { pay: change('active', 'extend') },
};

/** What becomes of a subscription in this status when this happens to it; undefined: nothing. */
export const judgePlan = (status: SubscriptionStatus, event: PlanEvent): Change | undefined => machine[status][event];
