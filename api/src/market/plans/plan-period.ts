import type { PlanInterval } from '@stoa/shared/contract/market/billing-words.ts';

const MONTHS: Record<PlanInterval, number> = { month: 1, year: 12 };

/** So many intervals after a moment, in UTC. A day that a month has not becomes its last: 31 January, 28 February, 31 March. */
export function intervalsAfter(anchor: Date, count: number, interval: PlanInterval): Date {
  const moved = new Date(anchor);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + count * MONTHS[interval]);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(anchor.getUTCDate(), lastDay));
  return moved;
}

/** The first end of a period, counted from the anchor, that lies after a moment. */
function endAfter(anchor: Date, moment: Date, interval: PlanInterval): Date {
  const months = (moment.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + moment.getUTCMonth() - anchor.getUTCMonth();
  for (let count = Math.max(0, Math.floor(months / MONTHS[interval])); ; count++) {
    const end = intervalsAfter(anchor, count, interval);
    if (end > moment) return end;
  }
}

export interface Period {
  anchoredAt: Date;
  endsAt: Date;
}

/**
 * What a payment pays for: the period after the one that ended. Where that is over by now too, after a long time in which
 * nothing ran, one that begins now: nobody pays for what they could not use.
 */
export function nextPeriod(before: Period, { interval, now }: { interval: PlanInterval; now: Date }): Period {
  const endsAt = endAfter(before.anchoredAt, before.endsAt, interval);
  return endsAt > now ? { anchoredAt: before.anchoredAt, endsAt } : periodFrom(now, interval);
}

export const periodFrom = (now: Date, interval: PlanInterval): Period => ({
  anchoredAt: now,
  endsAt: intervalsAfter(now, 1, interval),
});
