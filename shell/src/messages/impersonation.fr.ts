import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as actions from '@stoa/shared/i18n/words/actions.fr.ts';
import type { en } from './impersonation.en.ts';

export const fr: MessagesOf<typeof en> = {
  label: 'Vue à la place d’une autre personne',
  on: '{viewer}, vous voyez le site comme {name}, sans rien pouvoir modifier',
  over: 'Le temps de voir le site comme {name} est écoulé',
  until: 'fin à <time>{clock}</time>',
  stop: actions.stop,
  back: 'Revenir à votre compte',
};
