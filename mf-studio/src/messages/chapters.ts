import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './chapters.en.ts';

export const useChaptersText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "uploads-fr" */ './chapters.fr.ts'),
});
