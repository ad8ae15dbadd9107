import type { PlanFailure } from '@stoa/shared/contract/market/billing-words.ts';

const DAY_MS = 24 * 3_600_000;
/** A card is charged again so many days after the first payment failed. */
export const TRY_AGAIN_DAYS: readonly number[] = [1, 3, 5, 7];
/** What is not paid by then ends; until then it stays open. */
export const LAPSE_DAYS = 14;

const daysAfter = (moment: Date, days: number): Date => new Date(moment.getTime() + days * DAY_MS);

export const lapsesAt = (since: Date): Date => daysAfter(since, LAPSE_DAYS);

/**
 * Of the others a bank may think better. What expired stays so, and nobody confirms a payment while they are away. A country
 * is no matter of days: once it is known, the card is charged.
 */
const isHopeless = (failure: PlanFailure | null): boolean =>
  failure === null || ['card_expired', 'authentication_failed', 'country_unknown'].includes(failure);

/** When the card is charged again after a payment failed; null: not by time alone. */
export function nextTryAt(failure: PlanFailure | null, { since, now }: { since: Date; now: Date }): Date | null {
  if (isHopeless(failure)) return null;
  return TRY_AGAIN_DAYS.map((days) => daysAfter(since, days)).find((moment) => moment > now) ?? null;
}
