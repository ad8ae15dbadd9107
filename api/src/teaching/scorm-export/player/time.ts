const two = (value: number): string => String(value).padStart(2, '0');

function clockOf(seconds: number): { hours: number; minutes: number; rest: number } {
  const whole = Math.max(0, Math.floor(seconds));
  return { hours: Math.floor(whole / 3600), minutes: Math.floor(whole / 60) % 60, rest: whole % 60 };
}

/** `HHHH:MM:SS.SS` of SCORM 1.2; it holds no more than 9999 hours. */
export function timespan12(seconds: number): string {
  const { hours, minutes, rest } = clockOf(Math.min(seconds, 9999 * 3600));
  return `${String(hours).padStart(4, '0')}:${two(minutes)}:${two(rest)}.00`;
}

/** ISO 8601, as SCORM 2004 wants it. */
export function timespan2004(seconds: number): string {
  const { hours, minutes, rest } = clockOf(seconds);
  return `PT${hours}H${minutes}M${rest}S`;
}

/** Of the day, by the page's clock. */
export const time12 = (at: Date): string => [at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join(':');

/** With hundredths: the standard takes a time zone after a fraction alone. */
export const timestamp2004 = (at: Date): string => `${at.toISOString().slice(0, 22)}Z`;
