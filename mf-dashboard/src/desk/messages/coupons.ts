import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './coupons.en.ts';

export const useCouponsText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "money-fr" */ './coupons.fr.ts'),
});
