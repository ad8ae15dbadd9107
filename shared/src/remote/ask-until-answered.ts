import { isApiError, type ApiErrorCode } from '../http/api-error.ts';

/** Nothing is known after these: what was asked for may have happened all the same. */
const silences: ReadonlySet<ApiErrorCode> = new Set([
  'network',
  'malformed',
  'internal',
  'unavailable',
  'too_slow',
  'rate_limited',
]);
export const isSilence = (error: unknown): boolean => isApiError(error) && silences.has(error.code);

const STEPS_MS = [500, 1000, 2000, 4000, 8000];

interface Options {
  /** Called each time no answer came and it will be asked again. */
  onSilence(): void;
  /** Ends the waiting: the screen was left. */
  signal: AbortSignal;
}

/**
 * Asks the same again, in growing steps, while no answer comes; for calls that may be made twice. Whoever comes back online
 * is not kept waiting. @throws the last silence when all steps are done, and each refusal at once
 */
export async function askUntilAnswered<T>(ask: () => Promise<T>, { onSilence, signal }: Options): Promise<T> {
  for (const step of STEPS_MS) {
    try {
      return await ask();
    } catch (error) {
      if (!isSilence(error) || signal.aborted) throw error;
      onSilence();
      await pause(step, signal);
      if (signal.aborted) throw error;
    }
  }
  return ask();
}

/** Until the time is over, the line is back or the screen was left. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const done = () => resolve();
  const timer = setTimeout(done, ms);
  window.addEventListener('online', done);
  signal.addEventListener('abort', done);
  return promise.finally(() => {
    clearTimeout(timer);
    window.removeEventListener('online', done);
    signal.removeEventListener('abort', done);
  });
}
