import { sql } from 'drizzle-orm';
import type { MergeFold } from '../../kernel/merge-rule.ts';
import { mergeRows } from '../../kernel/merge-rows.ts';

/** Own courses, and who once edited those of others. */
export const foldOwnCourses: MergeFold = async ({ db: tx }, { from, into }) => {
  await tx.execute(
    sql`update courses set former_editors = array_replace(former_editors, ${from}::uuid, ${into}::uuid)
        where former_editors @> array[${from}::uuid]`,
  );
  return mergeRows(tx, 'courses.owner_id', { rule: 'move', from, into });
};
