import type { z } from 'zod';

/** `refused`: it said no, and nothing was done. `unknown`: nobody knows whether anything was. */
export type GatewayAnswer<T> =
  | { kind: 'answered'; reply: T }
  | { kind: 'refused'; status: number; code: string; message: string }
  | { kind: 'unknown'; cause: string };

export interface GatewayCall {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  /** Sent as `Idempotency-Key`. */
  key?: string;
  body?: unknown;
}

export type AskGateway = <T>(call: GatewayCall, reply: z.ZodType<T>) => Promise<GatewayAnswer<T>>;

interface GatewayAccess {
  /** Without a slash at its end. */
  url: string;
  secret: string;
  timeoutMs: number;
  /** How this gateway says no. */
  refusal: z.ZodType<{ code: string; message: string }>;
}

/** Said of the caller, not of the payment: it may have been made by an earlier try. */
const NOT_OF_THE_PAYMENT = [401, 403, 404, 408, 425, 429];

/** Speaks JSON to a gateway. Nothing of it throws: what cannot be reached or read is `unknown`. */
export const askGatewayAt =
  ({ url, secret, timeoutMs, refusal }: GatewayAccess): AskGateway =>
  async ({ method, path, key, body }, schema) => {
    try {
      const response = await fetch(`${url}${path}`, {
        method,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          authorization: `Bearer ${secret}`,
          ...(key !== undefined && { 'idempotency-key': key }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      if (response.ok) return { kind: 'answered', reply: schema.parse(JSON.parse(text)) };
      const error = refusal.parse(JSON.parse(text));
      return response.status < 500
        ? { kind: 'refused', status: response.status, ...error }
        : { kind: 'unknown', cause: `it answered ${response.status}: ${error.message}` };
    } catch (error) {
      return { kind: 'unknown', cause: causeOf(error) };
    }
  };

/** What was refused for good, and not only this caller or this moment. */
export const isFinal = ({ status, code }: { status: number; code: string }): boolean =>
  !NOT_OF_THE_PAYMENT.includes(status) && code !== 'key_reused';

/** No answer, or a no that says nothing of the payment. */
export const unknownOf = (
  answer: Exclude<GatewayAnswer<unknown>, { kind: 'answered' }>,
): { kind: 'unknown'; cause: string } => ({
  kind: 'unknown',
  cause: answer.kind === 'unknown' ? answer.cause : `it refused the call (${answer.status}): ${answer.message}`,
});

/** Told by names: an error may come from another realm. undici hides the reason: 'fetch failed', with the cause below. */
function causeOf(error: unknown): string {
  const { name, message, cause } = error as Error;
  if (name === 'TimeoutError') return 'it did not answer in time';
  if (name === 'ZodError' || name === 'SyntaxError') return 'its answer cannot be read';
  const below = (cause as Error | undefined)?.message;
  return below ? `${message}: ${below}` : message;
}
