import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { day, id, instant, pageQuery, paged } from '../kernel/primitives.ts';
import { purchasableKinds } from './billing-words.ts';

const currency = z.string().length(3);
/** A month as UTC counts it: `2026-11`. */
const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/);

/** Of what was sold, in minor units of one currency. `sold − discount − tax − fee − taken_back = earned`. */
const share = z.object({
  /** Prices before any discount. */
  sold_minor: z.int(),
  discount_minor: z.int(),
  tax_minor: z.int(),
  /** What the site keeps. */
  fee_minor: z.int(),
  /** Of the seller's part, what went back with refunds and cancelled payments. */
  taken_back_minor: z.int(),
  /** The seller's own; below 0 where more went back than was sold. */
  earned_minor: z.int(),
});
export type Share = z.infer<typeof share>;

const what = z.object({ kind: z.enum(purchasableKinds), id, name: z.string() });

/** One month of the account. The opening of each is the closing of the one before. */
const earnedMonth = share.extend({
  month,
  opening_minor: z.int(),
  paid_out_minor: z.int(),
  closing_minor: z.int(),
  /** Nothing is added to it any more: the statement stays as it is. */
  is_closed: z.boolean(),
});
export type EarnedMonth = z.infer<typeof earnedMonth>;

const earnings = share.extend({
  currency,
  /** What the site owes now; below 0 where a refund came after a payout: it is taken from the next sales. */
  payable_minor: z.int(),
  paid_out_minor: z.int(),
  /** From the first sale to this month, none left out, oldest first. */
  months: z.array(earnedMonth),
  /** The most earned first. */
  items: z.array(what.extend({ sales: z.int(), ...share.shape })),
});
export type Earnings = z.infer<typeof earnings>;

/** One thing that one payment paid for. Who paid is not said. */
const sale = share.extend({ id, at: instant, currency, item: what });
export type Sale = z.infer<typeof sale>;

/** Who sold something reads it, whatever they may do today: it is their money. */
export const earningEndpoints = defineEndpoints({
  getEarnings: {
    summary: 'What I sold, what of it is mine and what I am owed, by currency, month and item',
    auth: 'signed-in',
    impersonating: 'closed',
    reply: z.array(earnings),
  },
  listSales: {
    summary: 'What I sold, newest first',
    auth: 'signed-in',
    impersonating: 'closed',
    query: pageQuery.extend({ currency }),
    reply: paged(sale),
  },
  getStatementLink: {
    summary: 'A link, for some minutes, to my statement of a month as a file',
    auth: 'signed-in',
    impersonating: 'closed',
    query: z.object({ currency, month, format: z.enum(['csv', 'pdf']) }),
    reply: z.object({ url: z.string(), expires_at: instant }),
  },
  listOwnPayouts: {
    summary: 'What was paid out to me, newest first',
    auth: 'signed-in',
    impersonating: 'closed',
    query: pageQuery.extend({ currency }),
    reply: paged(
      z.object({
        id,
        amount_minor: z.int().min(1),
        currency,
        /** How it was paid, and what the bank calls it. */
        reference: z.string(),
        paid_on: day,
        /** Why it was taken back; null: it holds. */
        reversal_reason: z.string().nullable(),
        created_at: instant,
      }),
    ),
  },
});
