import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import { Temporal } from 'temporal-polyfill';
import { invalid } from '../../kernel/problem.ts';

/** What clocks on the wall show in a place. */
export interface WallClock {
  /** `2026-12-24`. */
  date: string;
  /** `18:30`. */
  time: string;
  /** An IANA name. */
  timeZone: string;
}

/**
 * The moment that is meant. Of an hour that comes twice, when clocks go back, the first.
 *
 * @throws `invalid` at `time` where clocks go forward over it, at `time_zone` where nobody knows that zone
 */
export function momentOf({ date, time, timeZone }: WallClock): Date {
  const wall = Temporal.PlainDateTime.from(`${date}T${time}`);
  const meant = requireZone(() => wall.toZonedDateTime(timeZone, { disambiguation: 'earlier' }));
  if (!meant.toPlainDateTime().equals(wall)) {
    throw invalid({ time: rule('The clocks change then: that time does not exist on one of these days.') });
  }
  return new Date(meant.epochMilliseconds);
}

function requireZone<T>(read: () => T): T {
  try {
    return read();
  } catch (cause) {
    throw cause instanceof RangeError ? invalid({ time_zone: rule('Choose a time zone.') }) : cause;
  }
}

/** What clocks show there at that moment. */
export function wallClockOf(moment: Date, timeZone: string): WallClock {
  const there = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone);
  return {
    date: there.toPlainDate().toString(),
    time: there.toPlainTime().toString({ smallestUnit: 'minute' }),
    timeZone,
  };
}

/** So many days of the calendar later, or earlier. */
export const daysLater = (date: string, days: number): string => Temporal.PlainDate.from(date).add({ days }).toString();

/** Days of the calendar from one date to another. */
export const daysBetween = (from: string, to: string): number =>
  Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to), { largestUnit: 'days' }).days;
