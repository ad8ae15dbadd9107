import type {
  QuestionStatistics,
  QuestionAttempt,
  AttemptsAsked,
} from '@stoa/shared/contract/learning/quiz-statistics.ts';
import { LEAST_LEARNERS } from '@stoa/shared/contract/learning/report-words.ts';
import { type Database, instantOf } from '../../kernel/database/database.ts';
import { notFound } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { requireMaking } from '../../teaching/courses/courses.policy.ts';
import { findCourse } from '../../teaching/courses/find-course.ts';
import type { QuizContent } from '../../teaching/lessons/lesson-content.ts';
import { findLesson } from '../../teaching/lessons/outline.ts';
import { answerWords } from './answer-words.ts';
import { findQuiz } from './find-quiz.ts';
import { isCounted, repliesTo, type Reply, statisticsOf } from './quiz-statistics.ts';
import { canSeeStatistics } from './quizzes.policy.ts';
import { findFirstAttempts, type FirstAttempt } from './quizzes.repository.ts';

interface Statistics {
  learners: number;
  questions: QuestionStatistics[];
}

export async function getQuizStatistics(db: Database, viewer: Viewer, lessonId: string): Promise<Statistics> {
  return readStatistics(db, lessonId, await requireStatistics(db, viewer, lessonId));
}

/** The quiz of a lesson, for who may read how its learners answer. */
export async function requireStatistics(db: Database, viewer: Viewer, lessonId: string): Promise<QuizContent> {
  const lesson = await findLesson(db, lessonId);
  const course = lesson && (await findCourse(db, { id: lesson.courseId }));
  const quiz = await findQuiz(db, lessonId);
  if (course === undefined || quiz === undefined || !canSeeStatistics(viewer, course)) throw notFound();
  requireMaking(viewer, course);
  return quiz;
}

/** First attempts alone: whoever attempts again has seen what was wrong. */
export async function readStatistics(
  db: Database,
  lessonId: string,
  { questions }: Pick<QuizContent, 'questions'>,
): Promise<Statistics> {
  const attempts = await findFirstAttempts(db, lessonId);
  const isEnough = attempts.length >= LEAST_LEARNERS;
  return { learners: attempts.length, questions: isEnough ? statisticsOf(questions, attempts) : [] };
}

interface Page {
  page: number;
  per_page: number;
}

export async function listQuestionAttempts(
  db: Database,
  viewer: Viewer,
  { id, question_id, of, option_id, page, per_page }: AttemptsAsked & Page & { id: string },
) {
  const { questions } = await requireStatistics(db, viewer, id);
  const question = questions.find((one) => one.id === question_id);
  if (question === undefined) throw notFound();
  const attempts = await findFirstAttempts(db, id);
  const replies = attempts.length < LEAST_LEARNERS ? [] : repliesTo([question], attempts);
  const found = replies.filter((reply) => isCounted[of](reply, option_id));
  const items = found.slice((page - 1) * per_page, page * per_page).map(attemptOf);
  return { items, page, per_page, total: found.length };
}

const attemptOf = ({ attempt, question, answer, hinted, rest }: Reply<FirstAttempt>): QuestionAttempt => ({
  id: attempt.id,
  user_id: attempt.userId,
  name: attempt.name,
  submitted_at: instantOf(attempt.submittedAt),
  answer: answerWords(question, answer),
  correct: answer.correct,
  hinted,
  rest_share: rest ?? null,
});
