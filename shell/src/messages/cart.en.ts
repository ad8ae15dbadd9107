/** Of those who have something in their cart; it comes after the first view. */
export const en = {
  'cart.label': '{count, plural, =0 {Cart} one {Cart, # item} other {Cart, # items}}',
  'cart.news': '{count, plural, one {# item in your cart} other {# items in your cart}}',
  'cart.full':
    'Your cart is full: {count, plural, one {one thing that you added before you logged in was left out.} other {# things that you added before you logged in were left out.}}',
} as const;
