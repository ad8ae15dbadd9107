import { isApiError } from '@stoa/shared/http/api-error.ts';

const TOO_OFTEN = 429;
const BROKEN = 500;

/** Whether a call that failed may go well a little later: the line was down, or the site restarts. */
export const isPassing = (error: unknown): boolean =>
  isApiError(error) && (error.code === 'network' || error.status === TOO_OFTEN || error.status >= BROKEN);
