import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './payments.en.ts';

export const usePaymentsText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "money-fr" */ './payments.fr.ts'),
});
