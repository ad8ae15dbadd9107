import type { Noun } from '../../kernel/noun.ts';
import { exportCoupons } from './coupons.export.ts';
import { couponRoutes } from './coupons.routes.ts';

export const coupons: Noun = {
  name: 'coupons',
  about: 'Codes that take something off a price',
  routes: couponRoutes,
  speaksOfMoney: true,
  people: {
    emptied: ['coupon_redemptions.user_id', 'coupons.created_by'],
  },
  merges: {
    'coupon_redemptions.user_id': 'move',
    'coupons.created_by': 'move',
  },
  exports: { coupons: exportCoupons },
};
