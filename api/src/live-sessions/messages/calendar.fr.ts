import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import type { en } from './calendar.en.ts';

export const fr: MessagesOf<typeof en> = {
  about: 'Cours en direct de « {course} ».',
  join: 'Rejoignez-le sur Stoa, dès 15 minutes avant le début : {address}',
};
