import type { Stripe } from 'stripe';
import type { z } from 'zod';
import type { Outcome } from '../gateway.ts';

/** Why a card was declined, and which payment it was for: only where a card was charged. */
interface Decline {
  code: string | undefined;
  ref: string | undefined;
}

/** `refused`: it said no, and will again. */
export type Answer<T> =
  | { kind: 'answered'; reply: T }
  | { kind: 'refused'; status: number; message: string; decline: Decline | undefined }
  | { kind: 'unknown'; cause: string };
export type Ask = <T>(call: (stripe: Stripe) => Promise<unknown>, reply: z.ZodType<T>) => Promise<Answer<T>>;

/** The SDK is loaded with the first call. */
export function askStripe(load: () => Promise<Stripe>): Ask {
  let loaded: Promise<Stripe> | undefined;
  return async (call, schema) => {
    try {
      const reply = schema.safeParse(await call(await (loaded ??= load())));
      return reply.success
        ? { kind: 'answered', reply: reply.data }
        : { kind: 'unknown', cause: 'its answer cannot be read' };
    } catch (error) {
      return refusalOf(error as StripeFault);
    }
  };
}

interface StripeFault extends Error {
  type?: string;
  statusCode?: number;
  code?: string;
  decline_code?: string;
  payment_intent?: { id?: string };
}

/** Of the SDK's errors two speak of the payment; all others of the caller, the line or the hour. */
function refusalOf(fault: StripeFault) {
  const { type, statusCode: status = 0, code, decline_code, message, payment_intent } = fault;
  const isOfCard = type === 'StripeCardError';
  if (!isOfCard && type !== 'StripeInvalidRequestError') return { kind: 'unknown', cause: message } as const;
  const decline = isOfCard ? { code: decline_code ?? code, ref: payment_intent?.id } : undefined;
  return { kind: 'refused', status, message, decline } as const;
}

export const unknownOf = ({ status, message }: { status: number; message: string }) => ({
  kind: 'unknown' as const,
  cause: `it refused the call (${status}): ${message}`,
});

export const declined = (message: string): Outcome => ({
  kind: 'declined',
  ref: undefined,
  failure: { code: 'gateway_refused', message },
});
