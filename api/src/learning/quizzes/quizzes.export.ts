import { sql } from 'drizzle-orm';
import { exportedRows, type ExportPart } from '../../kernel/export-part.ts';
import type { AskedQuestion, ChosenAnswer } from './score-quiz.ts';

/** What was asked and what was chosen; which answers are right is the author's to show. */
export const exportQuizAttempts: ExportPart = async (db, { userId }) => {
  const rows = await exportedRows(
    db,
    sql`select c.name as course, l.title as lesson, a.attempt_no, a.started_at, a.submitted_at, a.pass_mark, a.score,
          a.passed, a.asked, a.answers, a.hints
        from quiz_attempts a
        join enrolments e on e.id = a.enrolment_id
        join courses c on c.id = e.course_id
        left join lessons l on l.id = a.lesson_id
        where a.user_id = ${userId}
        order by a.started_at, a.id`,
  );
  return rows.map(({ asked, answers, hints, ...attempt }) => ({
    ...attempt,
    questions: (asked as AskedQuestion[]).map((question) => ({
      ...answerTo(question, (answers ?? []) as ChosenAnswer[]),
      hint_opened: (hints as string[]).includes(question.id),
    })),
  }));
};

/** What is only a picture is called by what it shows. What was chosen in the order it was put, what was typed, and pairs as “this: that”. */
function answerTo({ id, prompt, options, choices = [] }: AskedQuestion, answers: readonly ChosenAnswer[]) {
  const answer = answers.find(({ question_id }) => question_id === id);
  const words = new Map([
    ...options.map(({ id: option, text, picture_alt = '' }) => [option, text || picture_alt] as const),
    ...choices.map((choice) => [choice.id, choice.text] as const),
  ]);
  const textOf = (named: string): string => words.get(named) ?? '';
  return {
    prompt,
    chosen: [
      ...(answer?.chosen ?? []).map(textOf),
      ...(answer?.pairs ?? []).map(({ option_id, choice_id }) => `${textOf(option_id)}: ${textOf(choice_id)}`),
    ],
    ...(answer?.text !== undefined && { typed: answer.text }),
  };
}
