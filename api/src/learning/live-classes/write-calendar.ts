import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { Locale } from '@stoa/shared/contract/site/locales.ts';
import ical, { ICalCalendarMethod, ICalEventStatus, type ICalEventData } from 'ical-generator';
import { createTexts } from '../../kernel/texts.ts';
import type { Settings } from '../../kernel/settings.ts';
import { endsAtOf } from './live-classes.policy.ts';
import type { ClassWithCourse } from './live-classes.repository.ts';
import { en } from './messages/calendar.en.ts';
import { fr } from './messages/calendar.fr.ts';

const texts = createTexts({ en, fr });

export interface CalendarFile {
  method: 'PUBLISH' | 'CANCEL';
  content: string;
}

/**
 * Classes as iCalendar (RFC 5545, RFC 5546). One that was called off is told by `CANCEL`, which speaks of one event alone;
 * several are published as what they are now. The way in is not in it: it opens on the site alone, shortly before the start.
 */
export function writeCalendar(
  classes: readonly ClassWithCourse[],
  { locale, settings }: { locale: Locale; settings: Pick<Settings, 'siteUrl' | 'mailFrom'> },
): CalendarFile {
  const isCallOff = classes.length === 1 && classes[0]?.liveClass.cancelledAt !== null;
  const method = isCallOff ? 'CANCEL' : 'PUBLISH';
  const calendar = ical({
    prodId: { company: 'Stoa', product: 'Stoa', language: locale.toUpperCase() },
    method: ICalCalendarMethod[method],
  });
  for (const found of classes) calendar.createEvent(eventOf(found, { locale, settings }));
  // Each line of the format ends; the library leaves the last one open.
  return { method, content: `${calendar.toString()}\r\n` };
}

function eventOf(
  { liveClass, course }: ClassWithCourse,
  { locale, settings }: { locale: Locale; settings: Pick<Settings, 'siteUrl' | 'mailFrom'> },
): ICalEventData {
  const t = texts(locale);
  const address = settings.siteUrl + to.home();
  return {
    id: liveClass.icsUid,
    sequence: liveClass.icsSequence,
    stamp: liveClass.updatedAt,
    start: liveClass.startsAt,
    end: endsAtOf(liveClass),
    summary: liveClass.title,
    description: [t('about', { course: course.name }), liveClass.description, t('join', { address })]
      .filter((part) => part !== '')
      .join('\n\n'),
    url: address,
    organizer: settings.mailFrom,
    status: liveClass.cancelledAt === null ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
  };
}
