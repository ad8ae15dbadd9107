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
export type StripeCard = z.infer<typeof card>;
const name = z.string().min(1);
const currency = z.string().transform((code) => code.toUpperCase());

const charge = z.object({
  object: z.literal('charge'),
  amount_refunded: z.int(),
  payment_method_details: z.object({ card: card.nullish() }).nullish(),
  balance_transaction: z.object({ available_on: z.int(), status: z.string() }).nullish(),
});
export type StripeCharge = z.infer<typeof charge>;

const anySession = z.object({
  object: z.literal('checkout.session'),
  id: name,
  status: z.enum(['open', 'complete', 'expired']),
  client_reference_id: z.string(),
  /** Its page; null once it is of no more use. */
  url: z.url().nullish(),
  expires_at: z.int(),
});

const paidSession = anySession.extend({
  mode: z.literal('payment'),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_total: z.int(),
  currency,
  customer: z.string().nullish(),
  payment_intent: z
    .union([
      z.string().transform((id) => ({ id, setup_future_usage: null, payment_method: null, latest_charge: null })),
      z.object({
        id: z.string(),
        setup_future_usage: z.string().nullish(),
        payment_method: z.string().nullish(),
        latest_charge: charge.nullish(),
      }),
    ])
    .nullish(),
});
export type PaidSession = z.infer<typeof paidSession>;

/** Only a card that may be charged while its payer is away is kept: for that its bank was asked. */
const setupIntent = z.object({
  object: z.literal('setup_intent'),
  id: name,
  status: z.string(),
  usage: z.literal('off_session'),
  payment_method: z.object({ object: z.literal('payment_method'), id: name, card }).nullish(),
});

/** A page on which a card is kept and nothing paid. */
const setupSession = anySession.extend({
  mode: z.literal('setup'),
  customer: z.string().nullish(),
  metadata: z.object({ currency }),
  setup_intent: z.union([z.string().transform(() => undefined), setupIntent]).nullish(),
});
export type SetupSession = z.infer<typeof setupSession>;

export const stripeSession = z.discriminatedUnion('mode', [paidSession, setupSession]);
export type StripeSession = z.infer<typeof stripeSession>;

/** A kept card that is charged without a page. */
export const stripePayment = z.object({
  object: z.literal('payment_intent'),
  id: name,
  status: z.enum([
    'succeeded',
    'processing',
    'requires_action',
    'requires_capture',
    'requires_confirmation',
    'requires_payment_method',
    'canceled',
  ]),
  amount: z.int(),
  currency,
  metadata: z.object({ reference: z.string(), payment: z.string() }),
  customer: z.string().nullish(),
  payment_method: z.string().nullish(),
  next_action: z.object({ redirect_to_url: z.object({ url: z.url() }).nullish() }).nullish(),
  last_payment_error: z
    .object({ code: z.string().nullish(), decline_code: z.string().nullish(), message: z.string().nullish() })
    .nullish(),
  latest_charge: z.union([z.string().transform(() => undefined), charge]).nullish(),
});
export type StripePayment = z.infer<typeof stripePayment>;
/** Of everything that was paid on this account, only what names its attempt is ours to look at. */
export const stripePayments = z.object({
  object: z.literal('list'),
  has_more: z.boolean(),
  data: z.array(z.object({ id: name, metadata: z.object({ payment: z.string().optional() }).nullish() })),
});

/** In lists of what an account took: other sites of its owner may be among it. */
const takenPayment = z.object({
  object: z.literal('payment_intent'),
  id: name,
  status: z.string(),
  currency,
  amount_received: z.int(),
  metadata: z.object({ reference: z.string().optional() }).nullish(),
  latest_charge: z.union([z.string().transform(() => null), z.object({ amount_refunded: z.int() })]).nullish(),
});
export type TakenPayment = z.infer<typeof takenPayment>;
export const stripeTaken = z.object({ object: z.literal('list'), has_more: z.boolean(), data: z.array(takenPayment) });
export const stripeGivenBack = z.object({
  object: z.literal('list'),
  has_more: z.boolean(),
  data: z.array(z.object({ object: z.literal('refund'), id: name, payment_intent: takenPayment.nullish() })),
});

export const stripeKeptCard = z.object({ object: z.literal('payment_method'), id: name });

export const stripeRefund = z.object({
  object: z.literal('refund'),
  id: name,
  status: z.enum(['pending', 'requires_action', 'succeeded', 'failed', 'canceled']),
  metadata: z.object({ refund: z.string().optional() }).nullish(),
});
export type StripeRefund = z.infer<typeof stripeRefund>;
export const stripeRefunds = z.object({
  object: z.literal('list'),
  has_more: z.boolean(),
  data: z.array(stripeRefund),
});

export const stripeEvent = z.object({
  object: z.literal('event'),
  id: name,
  type: z.string(),
  data: z.object({
    object: z.object({
      client_reference_id: z.string().nullish(),
      metadata: z.object({ reference: z.string().optional() }).nullish(),
    }),
  }),
});
