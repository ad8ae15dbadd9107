import type { z } from 'zod';
import { sandboxRefusal } from './sandbox-replies.ts';

/** `refused`: it said no, and nothing was done. `unknown`: nobody knows whether anything was. */
export type SandboxAnswer<T> =
  | { kind: 'answered'; reply: T }
  | { kind: 'refused'; status: number; code: string; message: string }
  | { kind: 'unknown'; cause: string };

export interface SandboxCall {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  key?: string;
  body?: unknown;
}

export type AskSandbox = <T>(call: SandboxCall, reply: z.ZodType<T>) => Promise<SandboxAnswer<T>>;

/** Said of the caller, not of the payment: it may have been made by an earlier try. */
const NOT_OF_THE_PAYMENT = [401, 403, 404, 408, 425, 429];

export const askSandboxAt =
  ({ url, secret, timeoutMs }: { url: string; secret: string; timeoutMs: number }): AskSandbox =>
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
      const { error } = sandboxRefusal.parse(JSON.parse(text));
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

/** Told by names: an error may come from another realm. undici hides the reason: 'fetch failed', with the cause below. */
function causeOf(error: unknown): string {
  const { name, message, cause } = error as Error;
  if (name === 'TimeoutError') return 'it did not answer in time';
  if (name === 'ZodError' || name === 'SyntaxError') return 'its answer cannot be read';
  const below = (cause as Error | undefined)?.message;
  return below ? `${message}: ${below}` : message;
}
