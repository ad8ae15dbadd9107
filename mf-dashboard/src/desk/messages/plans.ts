import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './plans.en.ts';

export const usePlansText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "money-fr" */ './plans.fr.ts'),
});
