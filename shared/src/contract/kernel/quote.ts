import { z } from 'zod';
import { id } from './primitives.ts';
import { purchasableKinds } from './purchasable-kinds.ts';

export const purchase = z.object({ kind: z.enum(purchasableKinds), id });
export type Purchase = z.infer<typeof purchase>;

/** One line of a price: `amount = price − discount`; tax lies within the amount. All in minor units. */
export const quoteLine = purchase.extend({
  name: z.string(),
  slug: z.string(),
  price_minor: z.int().min(0),
  discount_minor: z.int().min(0),
  tax_minor: z.int().min(0),
  amount_minor: z.int().min(0),
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
});
export type Quote = z.infer<typeof quote>;
