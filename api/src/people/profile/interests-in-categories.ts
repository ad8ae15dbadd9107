import { sql } from 'drizzle-orm';
import { rowsOf } from '../../kernel/database/database.ts';
import type { Counted, InCategories } from '../../taxonomy/placed.ts';

export const interestsInCategories: InCategories = {
  use: 'interests',
  count: (db) =>
    rowsOf<Counted>(
      db,
      sql`select chosen.id, count(*)::int as count from introductions t cross join unnest(t.interests) as chosen (id) group by 1`,
    ),
  // Once each, where both were chosen; in the order of choice.
  followMerge: async (tx, { from, into }) => {
    await tx.execute(
      sql`update introductions set interests = case
            when ${into}::uuid = any(interests) then array_remove(interests, ${from}::uuid)
            else array_replace(interests, ${from}::uuid, ${into}::uuid) end
          where ${from}::uuid = any(interests)`,
    );
  },
};
