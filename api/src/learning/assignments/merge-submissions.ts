import { sql } from 'drizzle-orm';
import { rowsOf } from '../../kernel/database/database.ts';
import type { MergeFold } from '../../kernel/merge-rule.ts';
import { mergeRows } from '../../kernel/merge-rows.ts';

const rankOf = (row: 'mine' | 'theirs') => {
  const of = sql.identifier(row);
  return sql`(array_position(array['draft', 'returned', 'submitted', 'approved'], ${of}.status),
    coalesce(${of}.submitted_at, ${of}.updated_at))`;
};

/** Of two works for one task that which came further stays, then the newer. Nobody has judged their own. */
export const foldSubmissions: MergeFold = async ({ db: tx }, { from, into }) => {
  const pairs = await rowsOf<{ better: string; lesser: string; is_theirs: boolean }>(
    tx,
    sql`select is_theirs, case when is_theirs then theirs else mine end as better,
          case when is_theirs then mine else theirs end as lesser
        from (
          select theirs.id as theirs, mine.id as mine, ${rankOf('theirs')} > ${rankOf('mine')} as is_theirs
          from submissions theirs join submissions mine
            on mine.lesson_id = theirs.lesson_id or mine.path_assignment_id = theirs.path_assignment_id
          where theirs.user_id = ${from} and mine.user_id = ${into}) pairs`,
  );
  for (const { better, lesser } of pairs) {
    await tx.execute(sql`update portfolio_items set submission_id = ${better} where submission_id = ${lesser}`);
    await tx.execute(sql`delete from submissions where id = ${lesser}`);
  }
  await tx.execute(
    sql`update submissions set reviewed_by = null
        where user_id in (${from}, ${into}) and reviewed_by in (${from}, ${into})`,
  );
  const { moved } = await mergeRows(tx, 'submissions.user_id', { rule: 'move', from, into });
  return { moved: moved - pairs.filter(({ is_theirs }) => is_theirs).length, collided: pairs.length, dropped: 0 };
};
