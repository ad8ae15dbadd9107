import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import type { Cart, CartEntry } from '@stoa/shared/contract/market/cart.ts';
import { type CartKind, type LeftOutReason, MOST_ITEMS } from '@stoa/shared/contract/market/cart-words.ts';
import { type Database, instantOf } from '../../kernel/database/database.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { findCourse } from '../../teaching/courses/find-course.ts';
import { findPath } from '../learning-paths/learning-paths.repository.ts';
import { findCartItems, insertCartItem, lockCart, removeCartItem } from './cart.repository.ts';

export async function getCart(db: Database, { user }: Viewer): Promise<Cart> {
  const items = await findCartItems(db, user.id);
  return { items: items.map((item) => ({ ...item, added_at: instantOf(item.added_at) })) };
}

export const addToCart = (db: Database, viewer: Viewer, entries: readonly CartEntry[]): Promise<Reply<'addToCart'>> =>
  db.transaction(async (tx) => {
    const userId = viewer.user.id;
    await lockCart(tx, userId);
    const held = new Set((await findCartItems(tx, userId)).map(({ id }) => id));
    const leftOut: (CartEntry & { reason: LeftOutReason })[] = [];
    for (const { kind, slug } of entries) {
      const itemId = await findItemId[kind](tx, slug);
      if (itemId === undefined) leftOut.push({ kind, slug, reason: 'unknown' });
      else if (held.has(itemId)) continue;
      else if (held.size >= MOST_ITEMS) leftOut.push({ kind, slug, reason: 'no_room' });
      else {
        held.add(itemId);
        await insertCartItem(tx, { userId, kind, itemId });
      }
    }
    return { ...(await getCart(tx, viewer)), left_out: leftOut };
  });

/** What was never published is nobody's business: not even that it is there. */
const findItemId: Record<CartKind, (db: Database, slug: string) => Promise<string | undefined>> = {
  course: async (db, slug) => idOf(await findCourse(db, { slug })),
  learning_path: async (db, slug) => idOf(await findPath(db, { slug })),
};

const idOf = (found: { id: string; publishedAt: Date | null } | undefined): string | undefined =>
  found && found.publishedAt !== null ? found.id : undefined;

export async function removeFromCart(db: Database, viewer: Viewer, itemId: string): Promise<Cart> {
  await removeCartItem(db, { userId: viewer.user.id, itemId });
  return getCart(db, viewer);
}
