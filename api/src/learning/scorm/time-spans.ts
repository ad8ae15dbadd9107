/** A time as a package tells it: `HHHH:MM:SS.SS` (1.2), or an ISO 8601 duration (2004). Whole seconds; 0 for anything else. */
export function secondsOfTime(text: string): number {
  const clock = CLOCK.exec(text);
  if (clock) return whole(clock.slice(1), [3600, 60, 1]);
  const duration = DURATION.exec(text);
  return duration ? whole(duration.slice(1), SECONDS_OF) : 0;
}

const CLOCK = /^(\d{1,4}):(\d{1,2}):(\d{1,2}(?:\.\d{1,2})?)$/;
const DURATION =
  /^P(?:(\d{1,9})Y)?(?:(\d{1,9})M)?(?:(\d{1,9})D)?(?:T(?:(\d{1,9})H)?(?:(\d{1,9})M)?(?:(\d{1,9}(?:\.\d{1,2})?)S)?)?$/;
/** Of a year, a month, a day, an hour, a minute, a second. */
const SECONDS_OF = [31_536_000, 2_592_000, 86_400, 3600, 60, 1];

/** What an integer of the database can hold. */
const MOST_S = 2 ** 31 - 1;

const whole = (parts: readonly (string | undefined)[], seconds: readonly number[]): number =>
  Math.min(MOST_S, Math.round(parts.reduce((sum, part, at) => sum + Number(part ?? 0) * (seconds[at] ?? 0), 0)));
