import ical, { ICalCalendarMethod } from 'ical-generator';
import { dayAfter, type Stretch } from './schedule.ts';

interface Entry extends Stretch {
  name: string;
  /** Of the course's page. */
  url: string;
}

interface Written {
  name: string;
  locale: string;
  /** When it is written. */
  at: Date;
}

/** A plan as iCalendar (RFC 5545): each course lasts whole days. Taken in again, it takes its own place. */
export function writePlanCalendar(entries: readonly Entry[], { name, locale, at }: Written): string {
  const calendar = ical({
    name,
    prodId: { company: 'Stoa', product: 'Stoa', language: locale.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const entry of entries) {
    calendar.createEvent({
      id: `plan-${entry.id}@${new URL(entry.url).host}`,
      stamp: at,
      start: new Date(entry.begins),
      // The day after the last one, as the format has it.
      end: new Date(dayAfter(entry.ends, 1)),
      allDay: true,
      timezone: 'UTC',
      summary: entry.name,
      url: entry.url,
    });
  }
  // Each line of the format ends; the library leaves the last one open.
  return `${calendar.toString()}\r\n`;
}
