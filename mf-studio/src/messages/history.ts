import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './history.en.ts';

export const useHistoryText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "review-fr" */ './history.fr.ts'),
});
