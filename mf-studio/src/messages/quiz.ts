import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './quiz.en.ts';

export const useQuizText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "quiz-fr" */ './quiz.fr.ts'),
});
