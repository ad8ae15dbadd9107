import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './review.en.ts';

export const useReviewText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "review-fr" */ './review.fr.ts'),
});
