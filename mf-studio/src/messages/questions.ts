import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './questions.en.ts';

export const useQuestionsText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "reports-fr" */ './questions.fr.ts'),
});
