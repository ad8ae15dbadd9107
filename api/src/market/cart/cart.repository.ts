import { and, eq, sql } from 'drizzle-orm';
import type { CartKind } from '@stoa/shared/contract/market/cart-words.ts';
import { type Database, rowsOf } from '../../kernel/database/database.ts';
import { cartItems } from './cart.tables.ts';

interface CartRow {
  kind: CartKind;
  id: string;
  slug: string;
  added_at: string;
}

/** Oldest first, without what is gone. */
export const findCartItems = (db: Database, userId: string): Promise<CartRow[]> =>
  rowsOf<CartRow>(
    db,
    sql`select i.kind, i.item_id as id, coalesce(c.slug, p.slug) as slug, i.added_at
        from cart_items i
        left join courses c on i.kind = 'course' and c.id = i.item_id and c.deleted_at is null
        left join learning_paths p on i.kind = 'learning_path' and p.id = i.item_id
        where i.user_id = ${userId} and coalesce(c.id, p.id) is not null
        order by i.added_at, i.item_id`,
  );

/** Whoever adds to this cart waits until the transaction ends: two at once see each other's items. */
export const lockCart = (tx: Database, userId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`cart ${userId}`}, 0))`);

export const insertCartItem = (tx: Database, item: { userId: string; kind: CartKind; itemId: string }) =>
  tx.insert(cartItems).values(item).onConflictDoNothing();

export const removeCartItem = (db: Database, { userId, itemId }: { userId: string; itemId: string }) =>
  db.delete(cartItems).where(and(eq(cartItems.userId, userId), eq(cartItems.itemId, itemId)));
