import { createMessages } from '../create-messages.ts';
import { en } from './feedback.en.ts';

export const useFeedbackText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "feedback-fr" */ './feedback.fr.ts'),
});
