import type { Routes } from '../../kernel/context.ts';
import { registerEndpoints } from '../../kernel/plugins/endpoints.ts';
import { addToCart, getCart, removeFromCart } from './cart.service.ts';

export const cartRoutes: Routes = (app, { db }) =>
  registerEndpoints(app, {
    getCart: ({ viewer }) => getCart(db, viewer),
    addToCart: ({ viewer, body }) => addToCart(db, viewer, body.items),
    removeFromCart: ({ viewer, params }) => removeFromCart(db, viewer, params.id),
  });
