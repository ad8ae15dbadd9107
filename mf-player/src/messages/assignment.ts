import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './assignment.en.ts';

export const useAssignmentText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "assignment-fr" */ './assignment.fr.ts'),
});
