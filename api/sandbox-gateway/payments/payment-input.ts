import { z } from 'zod';

const payment = z.object({
  reference: z.string().min(3).max(40),
  /** 0: the card is only checked, to be kept. */
  amount_minor: z.int().min(0).max(1_000_000_000_000),
  currency: z.string().regex(/^[A-Z]{3}$/),
  customer: z.string().min(1).max(100),
  email: z.email().max(254),
  return_url: z.url({ protocol: /^https?$/ }).max(2000),
  /** `manual`: the money is only held, until a capture. */
  capture: z.enum(['automatic', 'manual']).default('automatic'),
  /** The payer is not there: only with a card that is kept. */
  off_session: z.boolean().default(false),
  card: z.union([
    z.object({ token: z.string().min(8).max(200), save: z.boolean().default(false) }),
    z.object({ ref: z.string().min(8).max(200) }),
  ]),
});
type Payment = z.output<typeof payment>;

/** Whose details are typed anew, to be kept. */
const isToKeep = ({ card }: Payment): boolean => 'token' in card && card.save;
const isThere = ({ card, off_session }: Payment): boolean => !off_session || 'ref' in card;

export const paymentInput = payment
  .refine((given) => given.amount_minor > 0 || isToKeep(given), {
    path: ['amount_minor'],
    error: 'Nothing is charged only where a card is to be kept.',
  })
  .refine(isThere, { path: ['off_session'], error: 'Only a kept card is charged without its payer.' });
export type PaymentInput = z.infer<typeof paymentInput>;

export const refundInput = z.object({ amount_minor: z.int().min(1) });
export const decision = z.object({ code: z.string().min(1).max(100), decision: z.enum(['approve', 'refuse']) });
