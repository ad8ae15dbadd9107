import { z } from 'zod';
import { instant } from './primitives.ts';
import { type Order, orders } from './sort-orders.ts';

/** How a list is sorted: by the first of `sorts`, that way round, where nothing is asked. */
export const sortedBy = <const S extends readonly [string, ...string[]]>(sorts: S, order: Order) => ({
  sort: z.enum(sorts).default(() => sorts[0] as S[number]),
  order: z.enum(orders).default(order),
});

/** Where a file waits to be saved. */
export const fileLink = z.object({ url: z.string(), expires_at: instant });
