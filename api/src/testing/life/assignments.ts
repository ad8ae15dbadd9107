import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Database } from '../../kernel/database/database.ts';
import { aUser } from '../builders.ts';
import type { Life } from '../full-life.ts';

/** The work of somebody that they looked at. */
export const alone: Life['alone'] = async ({ db }, { user }, { word, courseId }) => {
  const assignmentId = await anAssignment(db, courseId);
  const learner = await aUser(db);
  await db.execute(sql`insert into submissions
      (id, assignment_id, user_id, status, text, submitted_at, feedback, reviewed_by, reviewed_at)
    values (${v7()}, ${assignmentId}, ${learner.id}, 'returned', 'Made by somebody', now(), ${`Feedback by ${word}`},
      ${user.id}, now())`);
};

export const withOther: Life['withOther'] = async (db, { user }, { word, courseId }) => {
  await db.execute(sql`insert into submissions (id, assignment_id, user_id, text)
    values (${v7()}, ${await anAssignment(db, courseId)}, ${user.id}, ${`Made by ${word}`})`);
};

async function anAssignment(db: Database, courseId: string): Promise<string> {
  const id = v7();
  await db.execute(sql`insert into assignments (id, course_id, title, instructions, submission_type, "order")
    select ${id}, ${courseId}, 'An assignment', 'Make something and hand it in.', 'text',
      (select count(*) + 1 from assignments where course_id = ${courseId})`);
  return id;
}
