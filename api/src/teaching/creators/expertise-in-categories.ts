import { sql } from 'drizzle-orm';
import { rowsOf } from '../../kernel/database/database.ts';
import type { Counted, InCategories } from '../../taxonomy/placed.ts';

export const expertiseInCategories: InCategories = {
  use: 'expertise',
  count: (db) =>
    rowsOf<Counted>(
      db,
      sql`select chosen.id, count(*)::int as count from creator_verifications t cross join unnest(t.expertise) as chosen (id) group by 1`,
    ),
  // Once each, where both were chosen; in the order of choice.
  followMerge: async (tx, { from, into }) => {
    await tx.execute(
      sql`update creator_verifications set expertise = case
            when ${into}::uuid = any(expertise) then array_remove(expertise, ${from}::uuid)
            else array_replace(expertise, ${from}::uuid, ${into}::uuid) end
          where ${from}::uuid = any(expertise)`,
    );
  },
};
