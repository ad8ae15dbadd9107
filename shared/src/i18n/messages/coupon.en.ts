import * as actions from '../words/actions.en.ts';

/** Where a coupon is given, on the way to the till and there. */
export const en = {
  label: 'Coupon code',
  apply: 'Apply',
  applied: 'Coupon <b>{code}</b> applied',
  remove: actions.remove,
  removeName: 'Remove the coupon',
  cardNumber: 'This is the number of a card. It belongs into the card form of the payment alone.',
  tooMany:
    'Too many codes were tried that do not exist. Wait {minutes, plural, =1 {a minute} other {# minutes}} and try again.',
} as const;
