import { z } from 'zod';

export const paymentInput = z.object({
  reference: z.string().min(3).max(40),
  amount_minor: z.int().min(1).max(1_000_000_000_000),
  currency: z.string().regex(/^[A-Z]{3}$/),
  customer: z.string().min(1).max(100),
  email: z.email().max(254),
  return_url: z.url({ protocol: /^https?$/ }).max(2000),
  /** `manual`: the money is only held, until a capture. */
  capture: z.enum(['automatic', 'manual']).default('automatic'),
  card: z.union([
    z.object({ token: z.string().min(8).max(200), save: z.boolean().default(false) }),
    z.object({ ref: z.string().min(8).max(200) }),
  ]),
});
export type PaymentInput = z.infer<typeof paymentInput>;

export const refundInput = z.object({ amount_minor: z.int().min(1) });
export const decision = z.object({ code: z.string().min(1).max(100), decision: z.enum(['approve', 'refuse']) });
