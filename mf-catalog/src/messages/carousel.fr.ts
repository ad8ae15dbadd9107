import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as actions from '@stoa/shared/i18n/words/actions.fr.ts';
import type { en } from './carousel.en.ts';

export const fr: MessagesOf<typeof en> = {
  name: 'carrousel',
  back: 'Afficher ce qui précède : {name}',
  on: 'Afficher ce qui suit : {name}',
  stop: actions.pause,
  move: 'Défiler automatiquement',
};
