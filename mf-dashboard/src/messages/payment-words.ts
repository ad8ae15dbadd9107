import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './payment-words.en.ts';

/** `const word = usePaymentWords(); word(`status.${transaction.status}`)` */
export const usePaymentWords = createMessages(en, {
  fr: () => import(/* webpackChunkName: "payment-words-fr" */ './payment-words.fr.ts'),
});
