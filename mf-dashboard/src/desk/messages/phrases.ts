import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './phrases.en.ts';

export const usePhrasesText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "phrases-fr" */ './phrases.fr.ts'),
});
