import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { byId, hasYear, id, instant, pageQuery, paged } from '../kernel/primitives.ts';
import { rule } from '../kernel/rule.ts';
import { paymentReason } from './payments.ts';

const person = z.object({ id, name: z.string() });
const currency = z.string().length(3);

/** What one seller is owed in one currency. */
export const payable = z.object({
  creator: person.extend({ email: z.string() }),
  currency,
  /** Minor units; below 0 where a refund came after a payout: it is taken from the next sales. */
  payable_minor: z.int(),
  paid_out_minor: z.int(),
});
export type Payable = z.infer<typeof payable>;

/** Money that an operator handed over outside this site, and wrote down here. */
export const payoutFields = z.object({
  amount_minor: z.int().min(1, rule('Enter how much was paid out.')),
  /** How it was paid, and what the bank calls it: `Bank transfer 4711`. The creator reads it. */
  reference: z
    .string()
    .trim()
    .min(2, rule('Say in 2 to 140 characters how it was paid.'))
    .max(140, rule('Say in 2 to 140 characters how it was paid.')),
  /** The day of the bank: `2026-11-24`. */
  paid_on: z.iso
    .date(rule('Enter the day on which it was paid.'))
    .refine(hasYear, rule('Enter the day on which it was paid.')),
});

export const payout = payoutFields.extend({
  id,
  creator: person,
  currency,
  /** Null once that account is deleted. */
  recorded_by: person.nullable(),
  created_at: instant,
  /** Null: it holds. */
  reversal: z.object({ at: instant, by: person.nullable(), reason: z.string() }).nullable(),
});
export type Payout = z.infer<typeof payout>;

export const payoutEndpoints = defineEndpoints({
  listPayables: {
    summary: 'What each seller is owed, the most first',
    auth: 'signed-in',
    permission: 'manage-payments',
    query: pageQuery,
    reply: paged(payable),
  },
  listPayouts: {
    summary: 'Payouts, newest first',
    auth: 'signed-in',
    permission: 'manage-payments',
    query: pageQuery,
    reply: paged(payout),
  },
  recordPayout: {
    summary: 'Write down what was paid out; the same key again changes nothing',
    auth: 'signed-in',
    permission: 'manage-payments',
    /** At most what is owed. */
    body: payoutFields.extend({ key: z.uuid(), creator_id: id, currency }),
    reply: payout,
  },
  reversePayout: {
    summary: 'Take back a payout that was wrong or did not arrive',
    auth: 'signed-in',
    permission: 'manage-payments',
    params: byId,
    body: z.object({ reason: paymentReason }),
    reply: payout,
  },
});
