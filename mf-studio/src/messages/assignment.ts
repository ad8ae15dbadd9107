import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './assignment.en.ts';

export const useAssignmentText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "quiz-fr" */ './assignment.fr.ts'),
});
