import type { LessonContent } from '@stoa/shared/contract/learning/player.ts';
import type { ProgressReply } from '@stoa/shared/contract/learning/progress.ts';
import type { QuizQuestion, QuizResult } from '@stoa/shared/contract/learning/quizzes.ts';
import type { Context, WithNouns } from '../../kernel/context.ts';
import type { LessonRow } from '../../teaching/lessons/lessons.tables.ts';
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
import { askQuestions } from './ask-questions.ts';
import { findLookedAt, shownQuestions } from './beside-questions.ts';
import { findQuiz } from './find-quiz.ts';
import { isSubmitted, resultOf, shownBy } from './quiz-result.ts';
import { closeAttempt, findAttempt, findAttempts, insertAttempt, insertHint } from './quizzes.repository.ts';
import type { QuizAttemptRow } from './quizzes.tables.ts';
import { scoreQuiz, type ChosenAnswer } from './score-quiz.ts';

/** What the quiz lesson says before an attempt begins. */
export async function quizContentOf(
  context: Pick<Context, 'db' | 'files'>,
  userId: string | undefined,
  { id: lessonId, courseId }: Pick<LessonRow, 'id' | 'courseId'>,
): Promise<LessonContent> {
  const { db } = context;
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
    attempt_open: submitted.length < attempts.length,
    question_count: Math.min(quiz.draw ?? Infinity, quiz.questions.length),
    last_result: last
      ? resultOf(last, {
          shown: shownBy(attempts, quiz.max_attempts),
          lookedAt: await findLookedAt(db, courseId, last.asked),
        })
      : null,
    last_questions: last ? await shownQuestions(context, last) : null,
    best_score: last ? Math.max(...submitted.map((attempt) => attempt.score ?? 0)) : null,
  };
}

interface Begun {
  attempt_id: string;
  attempt_no: number;
  questions: QuizQuestion[];
}

/** An attempt that was begun goes on as it was, with its questions and their order. */
export async function startQuizAttempt(context: Context, viewer: Viewer, lessonId: string): Promise<Begun> {
  const attempt = await context.db.transaction(async (tx) => {
    const lesson = await findLesson(tx, lessonId);
    if (lesson?.kind !== 'quiz') throw notFound();
    const enrolment = await requireLearning(tx, viewer, lesson.courseId);
    await requireOpened({ db: tx, nouns: context.nouns }, viewer, { lesson, enrolment });
    const attempts = await findAttempts(tx, viewer.user.id, lessonId);
    const open = attempts.find((one) => !isSubmitted(one));
    return open ?? beginAttempt(tx, enrolment, lessonId, attempts);
  });
  return {
    attempt_id: attempt.id,
    attempt_no: attempt.attemptNo,
    questions: await shownQuestions(context, attempt),
  };
}

/** The hint of a question that was asked; the attempt notes that it was opened. */
export const openQuizHint = (
  { db }: Context,
  viewer: Viewer,
  { id, question_id }: { id: string; question_id: string },
): Promise<{ hint: string }> =>
  db.transaction(async (tx) => {
    const attempt = await findAttempt(tx, id);
    if (attempt === undefined || attempt.userId !== viewer.user.id) throw notFound();
    const lesson = await findLesson(tx, attempt.lessonId);
    if (lesson === undefined) throw new Problem('quiz_attempt_closed', 'This quiz is no longer part of the course.');
    await requireLearning(tx, viewer, lesson.courseId);
    const hint = attempt.asked.find((question) => question.id === question_id)?.hint;
    if (!hint) throw notFound();
    const noted = await insertHint(tx, id, question_id);
    if (noted === undefined) throw new Problem('quiz_attempt_closed', 'This attempt was handed in.');
    return { hint };
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
    asked: askQuestions(quiz.questions, quiz.draw),
    passMark: quiz.pass_mark,
  });
}

/** Handing in twice gives the result of the first time. */
export const submitQuizAttempt = (
  { db, nouns }: Context,
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
    await requireOpened({ db: tx, nouns }, viewer, { lesson, enrolment });
    const settled = await handIn({ db: tx, nouns }, enrolment, attempt, answers);
    const attempts = await findAttempts(tx, viewer.user.id, attempt.lessonId);
    const closed = attempts.filter(isSubmitted).find((each) => each.id === id);
    if (closed === undefined) throw new Error(`Attempt ${id} was not closed.`);
    return {
      result: resultOf(closed, {
        shown: shownBy(attempts, quiz.max_attempts),
        lookedAt: await findLookedAt(tx, lesson.courseId, closed.asked),
      }),
      progress: await progressReply(tx, settled, [attempt.lessonId]),
    };
  });

async function handIn(
  at: WithNouns,
  enrolment: EnrolmentRow,
  attempt: QuizAttemptRow,
  given: ChosenAnswer[],
): Promise<EnrolmentRow> {
  const { score, answers } = scoreQuiz(attempt.asked, given);
  const passed = score >= attempt.passMark;
  const kept = answers.map(({ correct: _, ...answer }) => answer);
  const closed = await closeAttempt(at.db, attempt.id, { answers: kept, score, passed });
  if (closed === undefined) return enrolment;
  return recordEvents(at, enrolment, [
    {
      lessonId: attempt.lessonId,
      kind: 'quiz_submitted',
      source: 'quiz',
      idemKey: attempt.id,
      detail: { score, passed },
    },
  ]);
}
