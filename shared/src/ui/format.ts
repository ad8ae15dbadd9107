/** The site speaks English; numbers, money and dates follow. */
const LOCALE = 'en';

/** '1 h 12 min', '8 min', 'under 1 min'. Rounded to minutes. */
export function durationText(seconds: number): string {
  if (seconds < 60) return 'under 1 min';
  const minutes = Math.round(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** '1 min', '8 min': how long a lesson takes. Nobody reads a text by the second, so a short one takes a minute. */
export const lessonTimeText = (lesson: { kind: string; duration_s: number }): string =>
  durationText(lesson.kind === 'text' ? Math.max(60, lesson.duration_s) : lesson.duration_s);

/** '1:05', '1:02:05': a place in a video. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

/** Integer minor units and an ISO 4217 code: `money(1250, 'USD')` is '$12.50'. Whole amounts lose their zeros. */
export function money(minor: number, currency: string): string {
  const format = new Intl.NumberFormat(LOCALE, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(minor / 10 ** digits);
}

/** '21 November 2026', of an ISO instant, in the reader's time zone. */
export function dateText(instant: string, style: 'long' | 'medium' = 'long'): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: style }).format(new Date(instant));
}

/** '21 Nov 2026, 03:41:12 UTC', in the reader's time zone: to be compared with a log. */
export const instantText = (instant: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(instant));

const relative = new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' });
const spans: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** '3 days ago', 'just now'. */
export function agoText(instant: string, now: number = Date.now()): string {
  const seconds = (new Date(instant).getTime() - now) / 1000;
  const span = spans.find(([, length]) => Math.abs(seconds) >= length);
  return span ? relative.format(Math.round(seconds / span[1]), span[0]) : 'just now';
}

/** '12,400'. */
export const numberText = (value: number): string => new Intl.NumberFormat(LOCALE).format(value);

/** '0.4%', '12%', of a share between 0 and 1; '<0.1%' rather than nothing. */
export function shareText(share: number): string {
  if (share > 0 && share < 0.001) return '<0.1%';
  return new Intl.NumberFormat(LOCALE, { style: 'percent', maximumFractionDigits: share < 0.1 ? 1 : 0 }).format(share);
}

/** '320 ms', '1.4 s'. */
export const millisecondsText = (ms: number): string =>
  ms < 1000 ? `${Math.round(ms)} ms` : `${numberText(Math.round(ms / 100) / 10)} s`;

/** '1 lesson', '12 lessons'. */
export const countText = (count: number, one: string, many = `${one}s`): string =>
  `${numberText(count)} ${count === 1 ? one : many}`;

/** '3.4 MB'. */
export function bytesText(bytes: number): string {
  if (bytes < 1000) return countText(bytes, 'byte');
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
  const step = Math.min(3, Math.floor(Math.log10(bytes) / 3));
  return new Intl.NumberFormat(LOCALE, {
    style: 'unit',
    unit: units[step] ?? 'byte',
    maximumFractionDigits: step > 1 ? 1 : 0,
  }).format(bytes / 1000 ** step);
}
