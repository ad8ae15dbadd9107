import { sql } from 'drizzle-orm';
import type { MergeFold } from '../../kernel/merge-rule.ts';
import { countChanged } from '../../kernel/merge-rows.ts';

/** Enrolments in paths, with the courses that were opened there; of two the earlier dates, and what was paid, count. */
export const foldPathEnrolments: MergeFold = async ({ db: tx }, { from, into }) => {
  const collided = await countChanged(
    tx,
    sql`update learning_path_enrolments mine set
          enrolled_at = least(mine.enrolled_at, theirs.enrolled_at),
          completed_at = least(mine.completed_at, theirs.completed_at),
          line_id = coalesce(mine.line_id, theirs.line_id)
        from learning_path_enrolments theirs
        where mine.user_id = ${into} and theirs.user_id = ${from} and mine.path_id = theirs.path_id`,
  );
  const moved = await countChanged(
    tx,
    sql`insert into learning_path_enrolments (path_id, user_id, enrolled_at, completed_at, line_id)
        select path_id, ${into}, enrolled_at, completed_at, line_id from learning_path_enrolments
        where user_id = ${from} on conflict (path_id, user_id) do nothing`,
  );
  await tx.execute(
    sql`insert into learning_path_opened_courses (path_id, user_id, course_id)
        select path_id, ${into}, course_id from learning_path_opened_courses where user_id = ${from}
        on conflict do nothing`,
  );
  await tx.execute(sql`delete from learning_path_enrolments where user_id = ${from}`);
  return { moved, collided, dropped: 0 };
};
