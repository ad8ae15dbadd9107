import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { byId, bySlug, id, instant } from '../kernel/primitives.ts';
import { rule } from '../kernel/rule.ts';
import { cartKinds, leftOutReasons, MOST_ITEMS } from './cart-words.ts';

/** One thing, as addresses name it: a guest's browser knows no more of it. */
export const cartEntry = z.object({ kind: z.enum(cartKinds), ...bySlug.shape });
export type CartEntry = z.infer<typeof cartEntry>;

/** Oldest first. What is gone is left out; what can't be bought any more stays until it is removed. */
const cart = z.object({ items: z.array(cartEntry.extend({ id, added_at: instant })) });
export type Cart = z.infer<typeof cart>;

export const cartEndpoints = defineEndpoints({
  getCart: { summary: 'What I have put aside to buy', auth: 'signed-in', reply: cart },
  addToCart: {
    summary: 'Put courses and learning paths into my cart, as many as there is room for; again, it changes nothing',
    auth: 'signed-in',
    body: z.object({
      items: z
        .array(cartEntry)
        .min(1, rule('Choose at least one item.'))
        .max(MOST_ITEMS, rule('A cart holds at most 20 items.')),
    }),
    reply: cart.extend({ left_out: z.array(cartEntry.extend({ reason: z.enum(leftOutReasons) })) }),
  },
  removeFromCart: {
    summary: 'Take something out of my cart, by the id of the course or learning path',
    auth: 'signed-in',
    params: byId,
    reply: cart,
  },
});
