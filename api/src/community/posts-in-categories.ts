import { sql } from 'drizzle-orm';
import { rowsOf } from '../kernel/database/database.ts';
import type { Counted, InCategories } from '../taxonomy/placed.ts';

export const postsInCategories: InCategories = {
  use: 'posts',
  count: (db) =>
    rowsOf<Counted>(
      db,
      sql`select category_id as id, count(*)::int as count from community_posts where category_id is not null group by 1`,
    ),
  followMerge: async (tx, { level, from, into }) => {
    if (level !== 'category') return;
    await tx.execute(sql`update community_posts set category_id = ${into} where category_id = ${from}`);
  },
};
