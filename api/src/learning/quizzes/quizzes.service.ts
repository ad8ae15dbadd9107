import { sql } from 'drizzle-orm';
import type { LessonContent } from '@stoa/shared/contract/learning/player.ts';
import type { ProgressReply } from '@stoa/shared/contract/learning/progress.ts';
import type { QuizQuestion, QuizResult } from '@stoa/shared/contract/learning/quizzes.ts';
import type { Context } from '../../kernel/context.ts';
import type { QuizContent } from '../../teaching/lessons/lesson-content.ts';
import { findQuizzes } from '../../teaching/lessons/find-modules.ts';
import { findLesson } from '../../teaching/lessons/outline.ts';
import type { Database } from '../../kernel/database/database.ts';
import { isLearning } from '../enrolments/enrolments.policy.ts';
import { requireOpened } from '../enrolments/find-closed.ts';
import { findEnrolment, lockEnrolment } from '../enrolments/enrolments.repository.ts';
import type { EnrolmentRow } from '../enrolments/enrolments.tables.ts';
import { Problem, notFound } from '../../kernel/problem.ts';
import { progressReply } from '../progress/progress.service.ts';
import { recordEvents } from '../progress/record-events.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { askQuestions, questionsOf } from './ask-questions.ts';
import { isSubmitted, resultOf, shownBy } from './quiz-result.ts';
import { closeAttempt, findAttempt, findAttempts, insertAttempt } from './quizzes.repository.ts';
import type { QuizAttemptRow } from './quizzes.tables.ts';
import { scoreQuiz, type ChosenAnswer } from './score-quiz.ts';

const findQuiz = async (db: Database, lessonId: string): Promise<QuizContent | undefined> =>
  (await findQuizzes(db, sql`select ${lessonId}::uuid`)).get(lessonId);

/** What the quiz lesson says before an attempt begins. */
export async function quizContentOf(
  db: Database,
  userId: string | undefined,
  lessonId: string,
): Promise<LessonContent> {
  const quiz = await findQuiz(db, lessonId);
  if (quiz === undefined) throw notFound();
  const attempts = userId === undefined ? [] : await findAttempts(db, userId, lessonId);
  const submitted = attempts.filter(isSubmitted);
  const last = submitted.at(-1);
  return {
    kind: 'quiz',
    instructions: quiz.instructions,
    pass_mark: quiz.pass_mark,
    max_attempts: quiz.max_attempts,
    attempts_used: submitted.length,
    question_count: quiz.questions.length,
    last_result: last ? resultOf(last, shownBy(attempts, quiz.max_attempts)) : null,
    last_questions: last ? questionsOf(last.asked) : null,
    best_score: last ? Math.max(...submitted.map((attempt) => attempt.score ?? 0)) : null,
  };
}

interface Begun {
  attempt_id: string;
  attempt_no: number;
  questions: QuizQuestion[];
}

/** An attempt that was begun goes on as it was, with its questions and their order. */
export const startQuizAttempt = ({ db }: Context, viewer: Viewer, lessonId: string): Promise<Begun> =>
  db.transaction(async (tx) => {
    const lesson = await findLesson(tx, lessonId);
    if (lesson?.kind !== 'quiz') throw notFound();
    const enrolment = await requireLearning(tx, viewer, lesson.courseId);
    await requireOpened(tx, viewer, { lesson, enrolment });
    const attempts = await findAttempts(tx, viewer.user.id, lessonId);
    const open = attempts.find((attempt) => !isSubmitted(attempt));
    const attempt = open ?? (await beginAttempt(tx, enrolment, lessonId, attempts));
    return { attempt_id: attempt.id, attempt_no: attempt.attemptNo, questions: questionsOf(attempt.asked) };
  });

/** Locked, so that two clicks at once begin one attempt, and count one result. */
async function requireLearning(tx: Database, viewer: Viewer, courseId: string): Promise<EnrolmentRow> {
  const found = await findEnrolment(tx, viewer.user.id, courseId);
  const enrolment = found && (await lockEnrolment(tx, found.id));
  if (enrolment && isLearning(enrolment)) return enrolment;
  throw new Problem('not_enrolled', 'You are not enrolled in this course.');
}

async function beginAttempt(tx: Database, enrolment: EnrolmentRow, lessonId: string, attempts: QuizAttemptRow[]) {
  const quiz = await findQuiz(tx, lessonId);
  if (quiz === undefined) throw notFound();
  if (quiz.max_attempts !== null && attempts.length >= quiz.max_attempts) {
    throw new Problem('quiz_attempts_spent', 'You have used all attempts of this quiz.');
  }
  return insertAttempt(tx, {
    enrolmentId: enrolment.id,
    userId: enrolment.userId,
    lessonId,
    attemptNo: attempts.length + 1,
    asked: askQuestions(quiz.questions),
    passMark: quiz.pass_mark,
  });
}

/** Handing in twice gives the result of the first time. */
export const submitQuizAttempt = (
  { db }: Context,
  viewer: Viewer,
  { id, answers }: { id: string; answers: ChosenAnswer[] },
): Promise<{ result: QuizResult; progress: ProgressReply }> =>
  db.transaction(async (tx) => {
    const attempt = await findAttempt(tx, id);
    if (attempt === undefined || attempt.userId !== viewer.user.id) throw notFound();
    const lesson = await findLesson(tx, attempt.lessonId);
    const quiz = lesson && (await findQuiz(tx, lesson.id));
    if (!quiz) throw new Problem('quiz_attempt_closed', 'This quiz is no longer part of the course.');
    const enrolment = await requireLearning(tx, viewer, lesson.courseId);
    await requireOpened(tx, viewer, { lesson, enrolment });
    const settled = await handIn(tx, enrolment, attempt, answers);
    const attempts = await findAttempts(tx, viewer.user.id, attempt.lessonId);
    const closed = attempts.filter(isSubmitted).find((each) => each.id === id);
    if (closed === undefined) throw new Error(`Attempt ${id} was not closed.`);
    return {
      result: resultOf(closed, shownBy(attempts, quiz.max_attempts)),
      progress: await progressReply(tx, settled, [attempt.lessonId]),
    };
  });

async function handIn(
  tx: Database,
  enrolment: EnrolmentRow,
  attempt: QuizAttemptRow,
  given: ChosenAnswer[],
): Promise<EnrolmentRow> {
  const { score, answers } = scoreQuiz(attempt.asked, given);
  const passed = score >= attempt.passMark;
  const chosen = answers.map(({ question_id, chosen: ids }) => ({ question_id, chosen: ids }));
  const closed = await closeAttempt(tx, attempt.id, { answers: chosen, score, passed });
  if (closed === undefined) return enrolment;
  return recordEvents(tx, enrolment, [
    {
      lessonId: attempt.lessonId,
      kind: 'quiz_submitted',
      source: 'quiz',
      idemKey: attempt.id,
      detail: { score, passed },
    },
  ]);
}
