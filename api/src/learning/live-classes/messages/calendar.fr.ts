import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import type { en } from './calendar.en.ts';

export const fr: MessagesOf<typeof en> = {
  about: 'Séance en direct du cours « {course} ».',
  join: 'Rejoignez-la sur Stoa, dès 15 minutes avant le début : {address}',
};
