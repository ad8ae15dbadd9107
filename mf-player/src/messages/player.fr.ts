import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import type { en } from './player.en.ts';

export const fr: MessagesOf<typeof en> = {
  'player.back': 'Retour : {title}',
  'player.my-courses': 'Mes cours',
  'player.about': 'À propos de ce cours',
};
