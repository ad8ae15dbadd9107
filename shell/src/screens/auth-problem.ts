import { isApiError } from '@stoa/shared/http/api-error.ts';

const words: Record<string, string> = {
  credentials_wrong: 'E-mail or password is not right. Check both and try again.',
  email_taken: 'There is already an account with this e-mail. Log in instead, or use another address.',
  network: 'The server cannot be reached. Check your connection and try again.',
  unavailable: 'Stoa is not available for a moment. Try again shortly.',
};

/** What to tell someone whose login or sign-up was refused; undefined for what nobody expects. */
export function authProblem(error: unknown): string | undefined {
  if (!isApiError(error)) return undefined;
  if (error.code === 'rate_limited') {
    const minutes = Math.max(1, Math.ceil((error.retryAfter ?? 60) / 60));
    return `Too many tries. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again.`;
  }
  return words[error.code];
}
