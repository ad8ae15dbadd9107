import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './film-copies.en.ts';

export const useFilmCopiesText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "uploads-fr" */ './film-copies.fr.ts'),
});
