import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './payment.en.ts';

export const usePaymentText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "payment-fr" */ './payment.fr.ts'),
});
