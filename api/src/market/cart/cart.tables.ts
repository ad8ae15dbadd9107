import { sql } from 'drizzle-orm';
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { CartKind } from '@stoa/shared/contract/market/cart-words.ts';
import { moment } from '../../kernel/database/columns.ts';

export const cartItems = pgTable(
  'cart_items',
  {
    userId: uuid().notNull(),
    kind: text().$type<CartKind>().notNull(),
    itemId: uuid().notNull(),
    addedAt: moment()
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [primaryKey({ columns: [table.userId, table.itemId] })],
);
