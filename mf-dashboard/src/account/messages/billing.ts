import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './billing.en.ts';

export const useBillingText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "billing-fr" */ './billing.fr.ts'),
});
