import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './assessment.en.ts';

export const useAssessmentText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "portfolio-assessment-fr" */ './assessment.fr.ts'),
});
