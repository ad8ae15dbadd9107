import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import type { en } from './openings.en.ts';

export const fr: MessagesOf<typeof en> = {
  later: '« {title} » n’est pas encore ouverte',
  'wait.time': 'S’ouvre le {time}.',
  'wait.course': 'S’ouvre quand vous aurez terminé le cours « {name} ».',
  'course.open': 'À propos de « {name} »',
  'wait.part': 'S’ouvre quand vous aurez terminé « {title} ».',
};
