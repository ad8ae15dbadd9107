import { z } from 'zod';

const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

/** Every answer has the same shell; `status` says that the call went well, not that anything was paid. */
const answerOf = <T extends z.ZodType>(data: T) => z.object({ status: z.literal(true), data });

export const paystackRefusal = z
  .object({ status: z.literal(false), message: z.string(), code: z.string().optional() })
  .transform(({ message, code = 'refused' }) => ({ code, message }));

/** The card that was charged. */
const authorization = z.object({
  last4: z.string().regex(/^\d{4}$/),
  exp_month: z.coerce.number().int().min(1).max(12),
  exp_year: z.coerce.number().int(),
  card_type: z.string(),
});

/** `reversed`: given back whole. `abandoned`: its page was not finished yet. */
export const paystackTransaction = z.object({
  id: z.coerce.string(),
  reference: z.string(),
  status: z.enum([
    'success',
    'failed',
    'abandoned',
    'ongoing',
    'pending',
    'processing',
    'queued',
    'reversed',
    'send_otp',
    'paused',
  ]),
  amount: z.int(),
  currency: z.string(),
  gateway_response: z.string().nullish(),
  paid_at: instant.nullish(),
  /** Empty while no card was charged. */
  authorization: authorization.nullish().catch(null),
});
export type PaystackTransaction = z.infer<typeof paystackTransaction>;

export const oneTransaction = answerOf(paystackTransaction);
export const manyTransactions = answerOf(z.array(paystackTransaction));
export const startedTransaction = answerOf(z.object({ authorization_url: z.url(), reference: z.string() }));

const paystackRefund = z.object({
  id: z.coerce.string(),
  status: z.enum(['pending', 'processing', 'processed', 'failed', 'needs-attention']),
  amount: z.int(),
  merchant_note: z.string().nullish(),
  /** Of what it pays back: our reference; only lists of all refunds need it. */
  transaction_reference: z.string().nullish(),
});
export type PaystackRefund = z.infer<typeof paystackRefund>;
export const oneRefund = answerOf(paystackRefund);
export const manyRefunds = answerOf(z.array(paystackRefund));

export const nothingMore = z.object({ status: z.literal(true) });

export const paystackEvent = z.object({
  event: z.string(),
  data: z.object({
    id: z.coerce.string().optional(),
    reference: z.string().optional(),
    /** Of a refund: what it pays back. */
    transaction_reference: z.string().optional(),
  }),
});
