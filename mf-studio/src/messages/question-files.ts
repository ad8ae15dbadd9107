import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './gift.en.ts';

/** Said beside the quiz alone: its chunk brings them along. */
export const useGiftText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "quiz-fr" */ './gift.fr.ts'),
});
