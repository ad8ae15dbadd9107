import { z } from 'zod';
import { HIGHEST_PRICE_MINOR } from '../kernel/currencies.ts';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { fileLink, sortedBy } from '../kernel/list-queries.ts';
import { byId, id, instant, money, pageQuery, paged } from '../kernel/primitives.ts';
import { quote, quoteLine } from '../kernel/quote.ts';
import { rule } from '../kernel/rule.ts';
import { locales } from '../site/locales.ts';
import { couponDiscounts, couponScopes, couponSorts, couponStates } from './billing-words.ts';
import { couponCode, purchases } from './payments.ts';
import { courseMakers } from '../teaching/course-makers.ts';

const discount = z.discriminatedUnion('type', [
  z.object({
    type: z.literal(couponDiscounts[0]),
    percent: z
      .int()
      .min(1, rule('Percent must be between 1 and 100.'))
      .max(100, rule('Percent must be between 1 and 100.')),
  }),
  z.object({
    type: z.literal(couponDiscounts[1]),
    amount_minor: z.int().min(1, rule('Enter an amount.')).max(HIGHEST_PRICE_MINOR),
    /** Of the items too: in another currency the coupon takes nothing off. */
    currency: z.string().length(3),
  }),
]);

const fields = z.object({
  code: couponCode,
  discount,
  applies_to: z.enum(couponScopes),
  /** The courses, learning paths or plans that it applies to; empty where it applies to all. */
  item_ids: z.array(id).max(200),
  starts_at: instant.nullable(),
  expires_at: instant.nullable(),
  /** How often it can be redeemed by all; null: as often as one likes. */
  max_redemptions: z.int().min(1).max(1_000_000).nullable(),
  max_per_user: z.int().min(1).max(100),
  /** Of the price of what it applies to, before the discount; only beside an amount, whose currency it has. */
  min_amount_minor: z.int().min(0).max(HIGHEST_PRICE_MINOR).nullable(),
  enabled: z.boolean(),
});

export const coupon = fields.extend({
  id,
  code: z.string(),
  /** Payments that succeeded with it. */
  redemption_count: z.int().min(0),
  /** Payments under way that hold one of the redemptions. */
  reserved_count: z.int().min(0),
  /** What it took off prices, by currency. */
  given: z.array(z.object({ amount_minor: z.int().min(0), currency: z.string() })),
  created_by: z.object({ id, name: z.string() }).nullable(),
  created_at: instant,
});
export type Coupon = z.infer<typeof coupon>;

/** With the names of what it is for, as far as that still exists. */
export const listedCoupon = coupon.extend({ items: z.array(z.object({ id, name: z.string() })) });
export type ListedCoupon = z.infer<typeof listedCoupon>;

/**
 * What a coupon takes off these items, in minor units: `amount = price − discount`. There is no tax in it, and nothing is
 * held by it: what is paid is what the till's quote says.
 */
export const couponCheck = quote
  .pick({ currency: true, price_minor: true, discount_minor: true, amount_minor: true })
  .extend({
    /** As it is stored. */
    code: z.string(),
    lines: z.array(
      quoteLine.pick({ kind: true, id: true, price_minor: true, discount_minor: true, amount_minor: true }),
    ),
    /** Null: it does not end by itself. */
    expires_at: instant.nullable(),
  });
export type CouponCheck = z.infer<typeof couponCheck>;

/** A creator makes as many for one course as are active in the same month of the calendar, in UTC. */
export const COUPONS_A_MONTH = 3;
/** A creator's coupon lasts no longer. */
export const COUPON_DAYS = 31;

/** One that a creator made for a course of their own: how it is used, and never by whom. */
export const courseCoupon = coupon
  .omit({ applies_to: true, item_ids: true, max_per_user: true, min_amount_minor: true, created_by: true })
  .extend({ expires_at: instant });
export type CourseCoupon = z.infer<typeof courseCoupon>;

export const couponFilters = z.object({
  /** A part of the code. */
  search: z.string().trim().max(40).optional(),
  state: z.enum(couponStates).optional(),
});

export const couponsFile = couponFilters.extend({ locale: z.enum(locales) });

export const couponEndpoints = defineEndpoints({
  listCoupons: {
    summary: 'Coupons, filtered and sorted',
    auth: 'signed-in',
    permission: 'manage-coupons',
    query: pageQuery.extend(couponFilters.shape).extend(sortedBy(couponSorts, 'descending')),
    reply: paged(listedCoupon),
  },
  getCouponsLink: {
    summary: 'A link to these coupons as a CSV file, which holds for five minutes',
    auth: 'signed-in',
    permission: 'manage-coupons',
    query: couponFilters,
    reply: fileLink,
  },
  setCouponsEnabled: {
    summary: 'Take many coupons out of use, or put them back',
    auth: 'signed-in',
    permission: 'manage-coupons',
    body: z.object({
      ids: z.array(id).min(1, rule('Choose at least one.')).max(100, rule('Choose at most 100.')),
      enabled: z.boolean(),
    }),
    /** Those that were not so before. */
    reply: z.object({ ids: z.array(id) }),
  },
  createCoupons: {
    summary: 'Make a coupon, or many with codes of their own',
    auth: 'signed-in',
    permission: 'manage-coupons',
    body: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('one'), ...fields.shape }),
      /** Codes are `{prefix}-{random}`. */
      z.object({
        kind: z.literal('many'),
        ...fields.omit({ code: true }).shape,
        prefix: couponCode.refine((text) => text.length <= 10, rule('A prefix has at most 10 characters.')),
        count: z.int().min(2).max(500),
      }),
    ]),
    reply: z.array(coupon),
  },
  getCoupon: {
    summary: 'One coupon and its use',
    auth: 'signed-in',
    permission: 'manage-coupons',
    params: byId,
    reply: listedCoupon,
  },
  /** Code and discount stay: what was promised under a code is not changed. */
  updateCoupon: {
    summary: 'Change the limits of a coupon, or take it out of use',
    auth: 'signed-in',
    permission: 'manage-coupons',
    params: byId,
    body: fields.omit({ code: true, discount: true }).partial(),
    reply: listedCoupon,
  },
  /**
   * Refused like the till's quote, with the same rules at `coupon`. How often a person may use it is asked of whoever is
   * logged in. Codes that no coupon has are counted: after too many of them it is 429 for a while.
   */
  checkCoupon: {
    summary: 'What a coupon takes off these items, before tax',
    auth: 'public',
    body: z.object({ code: couponCode, items: purchases }),
    reply: couponCheck,
  },
  listCourseCoupons: {
    summary: 'The coupons that I made for a course of mine, newest first',
    auth: 'signed-in',
    permission: courseMakers,
    params: byId,
    query: pageQuery,
    reply: paged(courseCoupon).extend({
      /** What keeps me from making one; null: nothing. */
      obstacle: z.enum(['unpublished', 'free']).nullable(),
      /** Of the published course, before a discount. */
      price: money,
    }),
  },
  createCourseCoupon: {
    summary: 'Make a coupon for a course of mine',
    auth: 'signed-in',
    permission: courseMakers,
    params: byId,
    body: z.object({
      /** Null: one that nobody guesses is drawn. */
      code: couponCode.nullable(),
      /** An amount has the currency of the course. */
      discount,
      /** Null: at once. */
      starts_at: instant.nullable(),
      /** At most `COUPON_DAYS` after the start. */
      expires_at: instant,
      max_redemptions: fields.shape.max_redemptions,
    }),
    reply: courseCoupon,
  },
  updateCourseCoupon: {
    summary: 'Change how long and how often a coupon of mine can be used, or take it out of use',
    auth: 'signed-in',
    permission: courseMakers,
    params: byId,
    body: z.object({ expires_at: instant, ...fields.pick({ max_redemptions: true, enabled: true }).shape }).partial(),
    reply: courseCoupon,
  },
});
