const DAY_MS = 24 * 3600 * 1000;

/** When a trial that begins now is over. The server says it once it has begun. */
export const trialEndsAt = (days: number, now = Date.now()): string => new Date(now + days * DAY_MS).toISOString();
