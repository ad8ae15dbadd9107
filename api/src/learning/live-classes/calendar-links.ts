import type { Locale } from '@stoa/shared/contract/site/locales.ts';
import { API_PREFIX } from '@stoa/shared/contract/kernel/routes.ts';
import type { FileStore } from '../../files/file-store.ts';
import { signPath } from '../../files/file-links.ts';

export const calendarPath = (classId: string, locale: string): string =>
  `${API_PREFIX}/courses/live/${classId}/${locale}/class.ics`;

/** Opens the calendar file of one class, as links of files do. */
export const calendarUrl = (store: Pick<FileStore, 'secret'>, classId: string, locale: Locale): string =>
  signPath(store, calendarPath(classId, locale));
