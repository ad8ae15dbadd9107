import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './films.en.ts';

export const useFilmsText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "uploads-fr" */ './films.fr.ts'),
});
