import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './pictures.en.ts';

export const usePicturesText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "uploads-fr" */ './pictures.fr.ts'),
});
