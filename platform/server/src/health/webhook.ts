import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { WebhookEvent } from '@stoa/shared/platform-contract/health.ts';

const SIGNATURE_HEADER = 'X-Stoa-Signature';

export interface WebhookOptions {
  url: string;
  /** Without one, events are not signed. */
  secret?: string | undefined;
  log: (words: string, error?: unknown) => void;
  timeoutMs?: number;
  /** Pauses between the attempts. */
  pausesMs?: number[];
}
export interface Webhook {
  /** Returns at once; events go out one after another, in order. */
  notify(event: WebhookEvent): void;
  /** Gives what is on its way a last moment. */
  close(): Promise<void>;
}

/** Beyond it the receiver is down for good, and the newest events are dropped. */
const MOST_WAITING = 100;
const LAST_MOMENT_MS = 2000;

export const signatureOf = (body: string, secret: string): string =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

export function createWebhook(options: WebhookOptions): Webhook {
  const { log, pausesMs = [1000, 5000] } = options;
  const stop = new AbortController();
  let waiting = 0;
  let last: Promise<void> = Promise.resolve();

  async function deliver(event: WebhookEvent): Promise<void> {
    for (const pause of [...pausesMs, undefined]) {
      const failure = await post(options, JSON.stringify(event), stop.signal);
      if (!failure) return;
      if (failure.isFinal || pause === undefined || stop.signal.aborted) {
        log(`The webhook did not take ${event.kind} (${event.id}): ${failure.words}.`);
        return;
      }
      await wait(pause, undefined, { signal: stop.signal, ref: false }).catch(() => undefined);
    }
  }

  return {
    notify(event) {
      if (waiting >= MOST_WAITING || stop.signal.aborted) {
        log(`The webhook was not told of ${event.kind}: ${waiting} events wait already.`);
        return;
      }
      waiting += 1;
      last = last.then(() => deliver(event)).finally(() => (waiting -= 1));
    },
    async close() {
      await Promise.race([last, wait(LAST_MOMENT_MS, undefined, { ref: false })]);
      stop.abort();
      await last;
    },
  };
}

interface Failure {
  words: string;
  /** Trying again would not help. */
  isFinal: boolean;
}

async function post(
  { url, secret, timeoutMs = 5000 }: WebhookOptions,
  body: string,
  stop: AbortSignal,
): Promise<Failure | undefined> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      redirect: 'error',
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': 'stoa',
        ...(secret && { [SIGNATURE_HEADER]: signatureOf(body, secret) }),
      },
      signal: AbortSignal.any([stop, AbortSignal.timeout(timeoutMs)]),
    });
    await response.body?.cancel();
    if (response.ok) return undefined;
    const isFinal = response.status < 500 && ![408, 425, 429].includes(response.status);
    return { words: `it answered ${response.status}`, isFinal };
  } catch (error) {
    // undici hides the reason: 'fetch failed', with ECONNREFUSED as its cause.
    const { message, cause } = error as Error;
    return { words: cause instanceof Error ? `${message}, ${cause.message}` : message, isFinal: false };
  }
}
