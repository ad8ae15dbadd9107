import { type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '../../kernel/database/database.ts';
import type { MergeFold } from '../../kernel/merge-rule.ts';
import { mergeRows } from '../../kernel/merge-rows.ts';
import { recountEnrolments } from './enrolments.repository.ts';

/** The enrolment of the account that stays in the same course; where it has none, the same enrolment. */
export const enrolmentMet = (enrolmentId: SQL, into: string): SQL =>
  sql`coalesce((select mine.id from enrolments theirs join enrolments mine on mine.course_id = theirs.course_id
    where theirs.id = ${enrolmentId} and mine.user_id = ${into}), ${enrolmentId})`;

/** Those of both have become one before: progress did it. */
export const foldEnrolments: MergeFold = async ({ db: tx }, { from, into }) => {
  const met = await rowsOf<{ course_id: string }>(
    tx,
    sql`select theirs.course_id from enrolments theirs join enrolments mine using (course_id)
        where theirs.user_id = ${from} and mine.user_id = ${into} order by theirs.course_id`,
  );
  const merged = await mergeRows(tx, 'enrolments.user_id', { rule: { onePer: ['course_id'] }, from, into });
  for (const { course_id } of met) await recountEnrolments(tx, course_id);
  return merged;
};
