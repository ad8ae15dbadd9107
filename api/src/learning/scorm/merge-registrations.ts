import { sql } from 'drizzle-orm';
import type { MergeFold } from '../../kernel/merge-rule.ts';
import { countChanged } from '../../kernel/merge-rows.ts';
import { enrolmentMet } from '../enrolments/merge-enrolments.ts';

/** Out of the way of every number that was given, until they are numbered anew. */
const ASIDE = 1_000_000;

/** All attempts of both, numbered in the order in which they were begun. */
export const foldRegistrations: MergeFold = async ({ db: tx }, { from, into }) => {
  const moved = await countChanged(
    tx,
    sql`update scorm_registrations set user_id = ${into}, attempt_no = attempt_no + ${ASIDE},
          enrolment_id = ${enrolmentMet(sql`scorm_registrations.enrolment_id`, into)}
        where user_id = ${from}`,
  );
  if (moved === 0) return { moved, collided: 0, dropped: 0 };
  await tx.execute(
    sql`update scorm_registrations a set attempt_no = ${10 * ASIDE} + n.no
        from (select id, row_number() over (partition by enrolment_id, lesson_id order by begun_at, id) as no
              from scorm_registrations where user_id = ${into}) n
        where n.id = a.id and exists (
          select from scorm_registrations m
          where m.enrolment_id = a.enrolment_id and m.lesson_id = a.lesson_id and m.attempt_no > ${ASIDE})`,
  );
  await tx.execute(
    sql`update scorm_registrations set attempt_no = attempt_no - ${10 * ASIDE}
        where user_id = ${into} and attempt_no > ${10 * ASIDE}`,
  );
  return { moved, collided: 0, dropped: 0 };
};
