import { z } from 'zod';

/**
 * What Stripe answers, as far as it is used. It is checked here because the SDK takes an answer without `error` for
 * success, whatever it is.
 */
const card = z.object({
  brand: z.string(),
  last4: z.string().regex(/^\d{4}$/),
  exp_month: z.int(),
  exp_year: z.int(),
});

const charge = z.object({
  object: z.literal('charge'),
  amount_refunded: z.int(),
  payment_method_details: z.object({ card: card.nullish() }).nullish(),
  balance_transaction: z.object({ available_on: z.int(), status: z.string() }).nullish(),
});

export const stripeSession = z.object({
  object: z.literal('checkout.session'),
  id: z.string().min(1),
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  client_reference_id: z.string(),
  amount_total: z.int(),
  currency: z.string().transform((code) => code.toUpperCase()),
  /** Its page; null once it is of no more use. */
  url: z.url().nullish(),
  expires_at: z.int(),
  payment_intent: z
    .union([
      z.string().transform((id) => ({ id, latest_charge: undefined })),
      z.object({ id: z.string(), latest_charge: charge.nullish() }),
    ])
    .nullish(),
});
export type StripeSession = z.infer<typeof stripeSession>;

export const stripeRefund = z.object({
  object: z.literal('refund'),
  id: z.string().min(1),
  status: z.enum(['pending', 'requires_action', 'succeeded', 'failed', 'canceled']),
  metadata: z.object({ refund: z.string().optional() }).nullish(),
});
export type StripeRefund = z.infer<typeof stripeRefund>;
export const stripeRefunds = z.object({ object: z.literal('list'), data: z.array(stripeRefund) });

export const stripeEvent = z.object({
  object: z.literal('event'),
  id: z.string().min(1),
  type: z.string(),
  data: z.object({
    object: z.object({
      client_reference_id: z.string().nullish(),
      metadata: z.object({ reference: z.string().optional() }).nullish(),
    }),
  }),
});
