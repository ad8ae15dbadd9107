import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './question-files.en.ts';

/** Said beside the quiz alone: its chunk brings them along. */
export const useQuestionFilesText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "quiz-fr" */ './question-files.fr.ts'),
});
