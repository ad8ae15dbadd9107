import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { fileLink, sortedBy } from '../kernel/list-queries.ts';
import { byId, day, hasYear, id, instant, pageQuery, paged } from '../kernel/primitives.ts';
import { rule } from '../kernel/rule.ts';
import { locales } from '../site/locales.ts';
import { paymentReason } from './payments.ts';
import { payableSorts, payoutSorts } from './payout-sorts.ts';

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

export const payableFilters = z.object({
  /** A part of the name or of the address. */
  q: z.string().trim().max(100).default(''),
});

export const payablesFile = payableFilters.extend({ locale: z.enum(locales) });

export const payoutFilters = z.object({
  /** A part of the creator's name, of their address, or of how it was paid. */
  q: z.string().trim().max(100).default(''),
  /** Days of the bank; both belong to it. */
  from: day.optional(),
  to: day.optional(),
});

export const payoutsFile = payoutFilters.extend({ locale: z.enum(locales) });

export const payoutEndpoints = defineEndpoints({
  listPayables: {
    summary: 'What each seller is owed, the most first where nothing else is asked',
    auth: 'signed-in',
    permission: 'manage-payments',
    query: pageQuery.extend(payableFilters.shape).extend(sortedBy(payableSorts, 'descending')),
    reply: paged(payable),
  },
  getPayablesLink: {
    summary: 'A link to these balances as a CSV file, which holds for five minutes',
    auth: 'signed-in',
    permission: 'manage-payments',
    query: payableFilters,
    reply: fileLink,
  },
  listPayouts: {
    summary: 'Payouts, the newest first where nothing else is asked',
    auth: 'signed-in',
    permission: 'manage-payments',
    query: pageQuery.extend(payoutFilters.shape).extend(sortedBy(payoutSorts, 'descending')),
    reply: paged(payout),
  },
  getPayoutsLink: {
    summary: 'A link to these payouts as a CSV file, which holds for five minutes',
    auth: 'signed-in',
    permission: 'manage-payments',
    query: payoutFilters,
    reply: fileLink,
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
