import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './billing-details.en.ts';

export const useBillingDetailsText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "billing-fr" */ './billing-details.fr.ts'),
});
