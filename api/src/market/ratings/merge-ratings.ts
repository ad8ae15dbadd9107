import { sql } from 'drizzle-orm';
import type { MergeFold } from '../../kernel/merge-rule.ts';
import { countChanged, mergeRows } from '../../kernel/merge-rows.ts';

/** The newer word on a course holds; on one's own there is none. */
export const foldRatings: MergeFold = async ({ db: tx }, { from, into }) => {
  const dropped = await countChanged(
    tx,
    sql`delete from course_ratings r using courses c
        where c.id = r.course_id and r.user_id in (${from}, ${into}) and c.owner_id in (${from}, ${into})`,
  );
  const rule = { onePer: ['course_id'], kept: { greatest: 'updated_at' } };
  return { ...(await mergeRows(tx, 'course_ratings.user_id', { rule, from, into })), dropped };
};
