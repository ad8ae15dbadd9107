import { setTimeout as sleep } from 'node:timers/promises';
import { StorageUnavailable } from './object-storage.ts';

const tries = 5;

export interface S3Attempts {
  /** Sends a request that may take place twice without harm. */
  idempotent<T>(send: (signal: AbortSignal) => Promise<T>): Promise<T>;
  /**
   * Sends a write that the server does at most once. `isCertain` is false when the answer to an earlier try was lost, so
   * that a refusal may be the consequence of this very write.
   */
  conditional(bytes: number, send: (signal: AbortSignal) => Promise<boolean>): Promise<ConditionalOutcome>;
}
export interface ConditionalOutcome {
  isDone: boolean;
  isCertain: boolean;
  lastError: unknown;
}

export function s3Attempts(description: string, timeout: number): S3Attempts {
  const attempt = async <T>(milliseconds: number, send: (signal: AbortSignal) => Promise<T>) => {
    let isCertain = true;
    let lastError: unknown;
    for (let again = 0; again < tries; again += 1) {
      // Jitter keeps gateways that lost a race from meeting again.
      if (again > 0) await sleep(2 ** again * 25 * (0.5 + Math.random()));
      try {
        return { value: await send(AbortSignal.timeout(milliseconds)), isCertain, lastError };
      } catch (error) {
        lastError = error;
        if (!isWorthAnotherTry(error)) break;
        if (statusOf(error) !== 409) isCertain = false;
      }
    }
    throw new StorageUnavailable(`The ${description} cannot be used: ${describeS3Error(lastError)}`, {
      cause: lastError,
    });
  };

  return {
    idempotent: async (send) => (await attempt(timeout, send)).value,
    conditional: async (bytes, send) => {
      // At least 100 kB a second.
      const { value, ...outcome } = await attempt(timeout + Math.ceil(bytes / 100), send);
      return { isDone: value, ...outcome };
    },
  };
}

/** By shape and name: an error may come from another copy of the SDK. */
const fieldsOf = (error: unknown) =>
  error as { name?: unknown; message?: unknown; code?: unknown; $metadata?: { httpStatusCode?: number } };

export const statusOf = (error: unknown): number | undefined => fieldsOf(error).$metadata?.httpStatusCode;
export const isMissingObject = (error: unknown): boolean => fieldsOf(error).name === 'NoSuchKey';
/** A missing object has no tag that could match; AWS says so with 404, others with 412. */
export const isConditionFailed = (error: unknown): boolean => statusOf(error) === 412 || isMissingObject(error);

export function describeS3Error(error: unknown): string {
  const { name, message, code } = fieldsOf(error);
  const status = statusOf(error);
  // Some servers send a code without a message, which the SDK calls UnknownError.
  const words = [name, message, code].filter((word) => typeof word === 'string' && word !== 'UnknownError' && word);
  return [...new Set(words), status && `status ${status}`].filter(Boolean).join(', ') || 'no answer';
}

/** What is wrong with the request stays wrong; a lost connection, a busy server or a race may not. */
function isWorthAnotherTry(error: unknown): boolean {
  const status = statusOf(error);
  return status === undefined || status === 409 || status === 429 || status >= 500;
}
