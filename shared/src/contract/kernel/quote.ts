import { z } from 'zod';
import { countryCodes } from './countries.ts';
import { id } from './primitives.ts';
import { purchasableKinds } from './purchasable-kinds.ts';

export const purchase = z.object({ kind: z.enum(purchasableKinds), id });
export type Purchase = z.infer<typeof purchase>;

/** A tax as it was taken of a sale. */
export const lineTax = z.object({
  name: z.string(),
  /** Basis points: 2000 is 20 %. */
  rate: z.int().min(0),
  /** Whether the price already held it; else it was added. */
  inclusive: z.boolean(),
});
export type LineTax = z.infer<typeof lineTax>;

/**
 * One line of a price, in minor units: `amount = price − discount`, and the tax where that is added. Either way it lies
 * within the amount, which is what the payer pays.
 */
export const quoteLine = purchase.extend({
  name: z.string(),
  /** Of its page; null where it has none. */
  slug: z.string().nullable(),
  price_minor: z.int().min(0),
  discount_minor: z.int().min(0),
  tax_minor: z.int().min(0),
  amount_minor: z.int().min(0),
  /** Null: none is taken. */
  tax: lineTax.nullable(),
});
export type QuoteLine = z.infer<typeof quoteLine>;

/** What these items cost this person now. The server alone computes it. */
export const quote = z.object({
  lines: z.array(quoteLine),
  currency: z.string().length(3),
  price_minor: z.int().min(0),
  discount_minor: z.int().min(0),
  tax_minor: z.int().min(0),
  amount_minor: z.int().min(0),
  /** The coupon that was given, as it is stored; null without one. */
  coupon_code: z.string().nullable(),
  /** Where this person pays from, as they said now or before; null: not known, or nothing depends on it. */
  country: z.enum(countryCodes).nullable(),
  /** True: tax depends on the country, and that is not known. Until it is given there is no tax in this, and no paying. */
  needs_country: z.boolean(),
});
export type Quote = z.infer<typeof quote>;
