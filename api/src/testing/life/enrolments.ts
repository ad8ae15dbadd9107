import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { anEnrolment } from '../course-builders.ts';
import type { Life } from '../full-life.ts';

/** With what was done of the lessons, and one try at a quiz. */
export const withOther: Life['withOther'] = async (db, { user }, { word, courseId }) => {
  const enrolment = await anEnrolment(db, { userId: user.id, courseId, percentage: 40 });
  await db.execute(sql`insert into lesson_progress (enrolment_id, lesson_id, ranges, percentage)
    select ${enrolment.id}, id, '[[0, 30]]', 40 from lessons where course_id = ${courseId}`);
  await db.execute(sql`insert into progress_events (id, enrolment_id, user_id, lesson_id, kind, source, idem_key)
    select ${v7()}, ${enrolment.id}, ${user.id}, id, 'opened', ${`player of ${word}`}, ${v7()} from lessons
    where course_id = ${courseId} limit 1`);
  const options = [
    { id: v7(), text: `Chosen by ${word}`, correct: false },
    { id: v7(), text: 'The right one', correct: true },
  ];
  const question = { id: v7(), kind: 'single', prompt: `Asked of ${word}`, points: 1, explanation: 'why', options };
  await db.execute(sql`insert into quiz_attempts
      (id, enrolment_id, user_id, lesson_id, attempt_no, asked, answers, pass_mark)
    values (${v7()}, ${enrolment.id}, ${user.id}, ${v7()}, 1, ${JSON.stringify([question])}::jsonb,
      ${JSON.stringify([{ question_id: question.id, chosen: [options[0]!.id] }])}::jsonb, 50)`);
};
