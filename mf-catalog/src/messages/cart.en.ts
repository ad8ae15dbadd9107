import * as actions from '@stoa/shared/i18n/words/actions.en.ts';
import * as payment from '@stoa/shared/i18n/words/payment.en.ts';

export const en = {
  add: 'Add to cart',
  added: 'In your cart',
  view: 'View the cart',
  'left.no_room': 'Your cart is full: it holds {most, number} items. Remove one of them first.',
  'left.unknown': 'This is not on sale any more.',
  notKept: 'Your browser lets this site keep nothing. Log in to use the cart.',

  title: 'Cart',
  count: '{count, plural, one {# item} other {# items}}',
  loading: 'Loading your cart',
  failed: 'Your cart could not be loaded',
  items: 'What is in your cart',
  'empty.title': 'Your cart is empty',
  'empty.text': 'Add courses and learning paths on their pages, and pay for all of them at once.',
  several: 'Prices are in several currencies. Each currency is paid for separately.',
  currency: 'In {currency}',
  removed: '{count, plural, one {“{name}” is no longer in your cart.} other {# items are no longer in your cart.}}',
  undo: actions.undo,

  'hindered.title': 'Cannot be bought',
  'hindered.remove': 'Remove from the cart',

  total: payment.total,
  'total.text': 'Coupons and taxes follow in the next step.',
  checkOut: 'Check out',
  'checkOut.name': 'Check out: {amount}',
  closed: payment.paymentsClosed,
} as const;
