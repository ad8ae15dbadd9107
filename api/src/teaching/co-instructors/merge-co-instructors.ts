import { sql } from 'drizzle-orm';
import type { MergeFold } from '../../kernel/merge-rule.ts';
import { countChanged, mergeRows } from '../../kernel/merge-rows.ts';

/** Nobody teaches beside themselves; of two invitations the accepted one stays. */
export const foldCoInstructors: MergeFold = async ({ db: tx }, { from, into }) => {
  const dropped = await countChanged(
    tx,
    sql`delete from course_instructors i using courses c
        where c.id = i.course_id and i.user_id in (${from}, ${into}) and c.owner_id in (${from}, ${into})`,
  );
  const rule = { onePer: ['course_id'], kept: { least: 'accepted_at' } };
  return { ...(await mergeRows(tx, 'course_instructors.user_id', { rule, from, into })), dropped };
};
