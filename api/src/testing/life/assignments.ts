import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { aUser } from '../builders.ts';
import { anAssignment, aSubmission } from '../assignment-builders.ts';
import type { Life } from '../full-life.ts';

/** The work of somebody that they looked at, and a phrase that they keep for such. */
export const alone: Life['alone'] = async ({ db }, { user }, { word, courseId }) => {
  const lessonId = await anAssignment(db, { courseId, title: 'An assignment' });
  const learner = await aUser(db);
  const judged = { submittedAt: new Date(), reviewedBy: user.id, reviewedAt: new Date() };
  const work = { text: 'Made by somebody', feedback: `Feedback by ${word}` };
  const { id } = await aSubmission(db, { lessonId, userId: learner.id, status: 'returned', ...work, ...judged });
  await db.execute(sql`insert into returned_attempts
      (submission_id, attempt, asked, text, late, submitted_at, feedback, reviewed_by, reviewed_at)
    values (${id}, 1, '{}', 'Made by somebody', false, now(), ${`Feedback by ${word}`}, ${user.id}, now())`);
  await db.execute(
    sql`insert into review_phrases (id, user_id, text) values (${v7()}, ${user.id}, ${`Said by ${word}`})`,
  );
};

export const withOther: Life['withOther'] = async (db, { user }, { word, courseId }) => {
  await aSubmission(db, {
    lessonId: await anAssignment(db, { courseId, title: 'An assignment' }),
    userId: user.id,
    text: `Made by ${word}`,
  });
};
