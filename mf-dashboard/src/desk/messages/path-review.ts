import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './path-review.en.ts';

export const usePathReviewText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "review-fr" */ './path-review.fr.ts'),
});
