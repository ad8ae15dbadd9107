import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './site-feedback.en.ts';

export const useSiteFeedbackText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "site-feedback-fr" */ './site-feedback.fr.ts'),
});
