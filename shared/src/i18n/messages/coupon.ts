import { createMessages } from '../create-messages.ts';
import { en } from './coupon.en.ts';

export const useCouponText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "sale-fr" */ './coupon.fr.ts'),
});
