import { sql } from 'drizzle-orm';
import { exportedRows, type ExportPart } from '../../kernel/export-part.ts';
import type { AskedQuestion, ChosenAnswer } from './score-quiz.ts';

/** What was asked and what was chosen; which answers are right is the author's to show. */
export const exportQuizAttempts: ExportPart = async (db, { userId }) => {
  const rows = await exportedRows(
    db,
    sql`select c.name as course, l.title as lesson, a.attempt_no, a.started_at, a.submitted_at, a.pass_mark, a.score,
          a.passed, a.asked, a.answers
        from quiz_attempts a
        join enrolments e on e.id = a.enrolment_id
        join courses c on c.id = e.course_id
        left join lessons l on l.id = a.lesson_id
        where a.user_id = ${userId}
        order by a.started_at, a.id`,
  );
  return rows.map(({ asked, answers, ...attempt }) => ({
    ...attempt,
    questions: (asked as AskedQuestion[]).map((question) => chosenIn(question, (answers ?? []) as ChosenAnswer[])),
  }));
};

function chosenIn({ id, prompt, options }: AskedQuestion, answers: readonly ChosenAnswer[]) {
  const chosen = new Set(answers.find((answer) => answer.question_id === id)?.chosen);
  return { prompt, chosen: options.filter((option) => chosen.has(option.id)).map(({ text }) => text) };
}
