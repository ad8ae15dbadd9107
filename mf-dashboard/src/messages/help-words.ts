import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './help-words.en.ts';

export const useHelpWords = createMessages(en, {
  fr: () => import(/* webpackChunkName: "help-words-fr" */ './help-words.fr.ts'),
});
