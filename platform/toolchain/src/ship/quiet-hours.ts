import { UsageError } from '../cli/usage-error.ts';

/** When nobody wants to be called: no step is taken then. A rollback never waits for them. */
export interface QuietHours {
  /** `22:00` and `07:00`; null: no hours of the day. */
  hours: { from: string; to: string } | null;
  /** Saturday and Sunday, too. */
  weekends: boolean;
  /** `Europe/Berlin` */
  timeZone: string;
}

const HOURS = /^((?:[01]\d|2[0-3]):[0-5]\d)-((?:[01]\d|2[0-3]):[0-5]\d)$/;

/** `22:00-07:00` @throws UsageError */
export function parseHours(given: string): { from: string; to: string } {
  const [, from, to] = HOURS.exec(given) ?? [];
  if (!from || !to || from === to) throw new UsageError(`--quiet takes hours such as 22:00-07:00, not ${given}.`);
  return { from, to };
}

/** @throws UsageError */
export function parseTimeZone(given: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: given }).resolvedOptions().timeZone;
  } catch {
    throw new UsageError(`--time-zone takes a name such as Europe/Berlin, not ${given}.`);
  }
}

export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Until when it is quiet, in words; undefined when it is not. */
export function quietUntil({ hours, weekends, timeZone }: QuietHours, now: number): string | undefined {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  const time = `${part('hour')}:${part('minute')}`;
  if (weekends && ['Sat', 'Sun'].includes(part('weekday'))) return 'the weekend is over';
  if (!hours) return undefined;
  const { from, to } = hours;
  // Hours over midnight are those that are not between their end and their beginning.
  const isQuiet = from < to ? time >= from && time < to : time >= from || time < to;
  return isQuiet ? `${to} (${timeZone})` : undefined;
}
