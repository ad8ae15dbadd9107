import type { Locale } from '@stoa/shared/contract/site/locales.ts';
import { API_PREFIX } from '@stoa/shared/contract/kernel/routes.ts';
import type { FileStore } from '../../files/file-store.ts';
import { signPath } from '../../files/file-links.ts';

export const calendarPath = (sessionId: string, locale: string): string =>
  `${API_PREFIX}/courses/live/${sessionId}/${locale}/class.ics`;

/** Opens the calendar file of one session, as links of files do. */
export const calendarUrl = (store: Pick<FileStore, 'secret'>, sessionId: string, locale: Locale): string =>
  signPath(store, calendarPath(sessionId, locale));
