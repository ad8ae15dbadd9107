import * as course from '@stoa/shared/i18n/words/course.en.ts';
import * as plan from '@stoa/shared/i18n/words/plan.en.ts';

export const en = {
  instead: 'instead of',
  checking: 'Checking the coupon',
  buy: 'Buy',
  'buy.for': course.buyFor,
  'buy.free': 'Get it for free',
  'free.what': 'It costs nothing with this coupon, and no card is needed. You keep it.',
  'coupon.have': 'I have a coupon',
  'coupon.until': 'Until {when}',
  'coupon.without': 'Without a coupon you can buy it for {price}.',
  'plan.price': plan.price,
  'plan.hint': 'Or the videos of all courses with <a>{plan}</a>, from {price}.',
} as const;
