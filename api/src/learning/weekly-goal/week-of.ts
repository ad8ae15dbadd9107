import { Temporal } from 'temporal-polyfill';

export interface Week {
  /** The Monday that it begins with: `2026-11-23`. */
  monday: string;
  startsAt: Date;
  /** 1 is Monday. */
  weekday: number;
  /** Of that day, 0–23. */
  hour: number;
}

/**
 * The week that it is in a place, and where in it.
 *
 * @throws RangeError where nobody knows that zone
 */
export function weekOf(now: Date, timeZone: string): Week {
  const there = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  const monday = there.toPlainDate().subtract({ days: there.dayOfWeek - 1 });
  return {
    monday: monday.toString(),
    startsAt: new Date(monday.toZonedDateTime(timeZone).epochMilliseconds),
    weekday: there.dayOfWeek,
    hour: there.hour,
  };
}
