import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './payouts.en.ts';

export const usePayoutsText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "money-fr" */ './payouts.fr.ts'),
});
