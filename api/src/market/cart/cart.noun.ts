import type { Noun } from '../../kernel/noun.ts';
import { exportCart } from './cart.export.ts';
import { cartRoutes } from './cart.routes.ts';

export const cart: Noun = {
  name: 'cart',
  about: 'What a person has put aside to buy',
  routes: cartRoutes,
  speaksOfMoney: true,
  people: {
    deleted: ['cart_items.user_id'],
  },
  merges: {
    'cart_items.user_id': { onePer: ['item_id'] },
  },
  exports: { cart: exportCart },
};
