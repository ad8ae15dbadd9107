import { sql } from 'drizzle-orm';
import type { MergeFold } from '../../kernel/merge-rule.ts';
import { countChanged } from '../../kernel/merge-rows.ts';
import { enrolmentMet } from '../enrolments/merge-enrolments.ts';

/** Out of the way of every number that was given, until they are numbered anew. */
const ASIDE = 1_000_000;

/** All attempts of both, numbered in the order in which they were begun; of two that are open, one. */
export const foldAttempts: MergeFold = async ({ db: tx }, { from, into }) => {
  const collided = await countChanged(
    tx,
    sql`delete from quiz_attempts a using quiz_attempts b
        where a.user_id = ${from} and b.user_id = ${into} and a.lesson_id = b.lesson_id
          and a.submitted_at is null and b.submitted_at is null`,
  );
  const moved = await countChanged(
    tx,
    sql`update quiz_attempts set user_id = ${into}, attempt_no = attempt_no + ${ASIDE},
          enrolment_id = ${enrolmentMet(sql`quiz_attempts.enrolment_id`, into)}
        where user_id = ${from}`,
  );
  if (moved === 0) return { moved, collided, dropped: 0 };
  await tx.execute(
    sql`update quiz_attempts a set attempt_no = ${10 * ASIDE} + n.no
        from (select id, row_number() over (partition by lesson_id order by started_at, id) as no
              from quiz_attempts where user_id = ${into}) n
        where n.id = a.id and exists (
          select from quiz_attempts m
          where m.user_id = ${into} and m.lesson_id = a.lesson_id and m.attempt_no > ${ASIDE})`,
  );
  await tx.execute(
    sql`update quiz_attempts set attempt_no = attempt_no - ${10 * ASIDE}
        where user_id = ${into} and attempt_no > ${10 * ASIDE}`,
  );
  return { moved, collided, dropped: 0 };
};
