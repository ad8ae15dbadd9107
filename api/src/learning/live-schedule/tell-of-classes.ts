import { FIRST_LOCALE, type Locale } from '@stoa/shared/contract/site/locales.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { Settings } from '../../kernel/settings.ts';
import { queueMail } from '../../telling/mail/queue-mail.ts';
import { findMailed, notify, subscriptionOf } from '../../telling/notifications/notifications.service.ts';
import { wordsOf } from '../../telling/notifications/notification-texts.ts';
import type { ClassWithCourse } from '../live-classes/live-classes.repository.ts';
import { writeCalendar } from '../live-classes/write-calendar.ts';
import { findReaders, type Reader } from './readers.repository.ts';

interface Telling {
  userIds: readonly string[];
  kind: 'class_scheduled' | 'class_moved' | 'class_cancelled' | 'class_restored' | 'class_reminder';
  /** Of one course, by time. */
  classes: readonly ClassWithCourse[];
  link: string;
  settings: Pick<Settings, 'siteUrl' | 'mailFrom'>;
}

/** One notice a person, in their language and by their clock; mails bring the file that puts it into a calendar. */
export async function tellOfClasses(tx: Database, telling: Telling): Promise<void> {
  for (const reader of await findReaders(tx, telling.userIds)) await tellOne(tx, reader, telling);
}

async function tellOne(tx: Database, reader: Reader, { kind, classes, link, settings }: Telling): Promise<void> {
  const locale = reader.locale ?? FIRST_LOCALE;
  const notice = { kind, link, params: paramsOf(classes, reader, locale) };
  await notify(tx, reader.id, notice);
  const mailed = await findMailed(tx, reader.id, kind);
  if (mailed === undefined) return;
  const { method, content } = writeCalendar(classes, { locale, settings });
  await queueMail(tx, {
    to: { address: mailed.email, name: mailed.fullName },
    locale,
    template: 'notification',
    subscription: subscriptionOf(mailed, kind),
    values: {
      first_name: mailed.firstName,
      ...wordsOf(notice, locale),
      path: link,
      settings_path: to.accountSettings(),
    },
    attachment: { name: 'class.ics', type: `text/calendar; charset=utf-8; method=${method}`, content },
  });
}

function paramsOf(classes: readonly ClassWithCourse[], reader: Reader, locale: Locale) {
  const [first] = classes;
  if (first === undefined) throw new Error('Nobody is told of no class.');
  const { liveClass, course } = first;
  return {
    count: classes.length,
    title: liveClass.title,
    course: course.name,
    when: momentText(liveClass.startsAt, reader.timeZone ?? liveClass.timeZone, locale),
    reason: liveClass.cancelReason,
  };
}

const written: Record<Locale, string> = { en: 'en-GB', fr: 'fr' };

/** 'Tuesday 10 March at 18:30 CET'. */
const momentText = (moment: Date, timeZone: string, locale: Locale): string =>
  new Intl.DateTimeFormat(written[locale], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(moment);
