import { z } from 'zod';
import { failureCodes } from '@stoa/shared/contract/market/billing-words.ts';

const instant = z.iso.datetime().transform((text) => new Date(text));

/** What the sandbox answers. Anything else is no answer: `unknown`. */
export const sandboxPayment = z.object({
  id: z.string().min(1),
  /** The idempotency key that it was asked for with: the id of our attempt. */
  key: z.string(),
  reference: z.string(),
  amount_minor: z.int(),
  currency: z.string(),
  status: z.enum(['processing', 'requires_action', 'authorized', 'paid', 'failed', 'voided']),
  refunded_minor: z.int(),
  card: z.object({
    brand: z.string(),
    last4: z.string(),
    expires_month: z.int(),
    expires_year: z.int(),
    ref: z.string().nullable(),
  }),
  failure: z.object({ code: z.enum(failureCodes), message: z.string() }).nullable(),
  challenge: z.object({ url: z.url(), expires_at: instant }).nullable(),
  settles_at: instant.nullable(),
  is_settled: z.boolean(),
});
export type SandboxPayment = z.infer<typeof sandboxPayment>;

export const sandboxPayments = z.object({ payments: z.array(sandboxPayment) });
export const sandboxReport = sandboxPayments.extend({ has_more: z.boolean() });
/** Of a capture, void or refund, or of the card that it forgot. */
export const sandboxReversal = z.object({ id: z.string().regex(/^(cap|vd|ref|card)_/) });
export const sandboxRefusal = z
  .object({ error: z.object({ code: z.string(), message: z.string() }) })
  .transform(({ error }) => error);
export const sandboxEvent = z.object({ id: z.string().min(1), type: z.string(), reference: z.string() });
