import type { QuestionStatistics } from '@stoa/shared/contract/learning/quiz-statistics.ts';
import { LEAST_LEARNERS } from '@stoa/shared/contract/learning/report-words.ts';
import type { Context } from '../../kernel/context.ts';
import { notFound } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { requireMaking } from '../../teaching/courses/courses.policy.ts';
import { findCourse } from '../../teaching/courses/find-course.ts';
import { findLesson } from '../../teaching/lessons/outline.ts';
import { findQuiz } from './find-quiz.ts';
import { statisticsOf } from './quiz-statistics.ts';
import { canSeeStatistics } from './quizzes.policy.ts';
import { findFirstAttempts } from './quizzes.repository.ts';

/** First attempts alone: whoever tries again has seen what was wrong. */
export async function getQuizStatistics(
  { db }: Context,
  viewer: Viewer,
  lessonId: string,
): Promise<{ learners: number; questions: QuestionStatistics[] }> {
  const lesson = await findLesson(db, lessonId);
  const course = lesson && (await findCourse(db, { id: lesson.courseId }));
  const quiz = await findQuiz(db, lessonId);
  if (course === undefined || quiz === undefined || !canSeeStatistics(viewer, course)) throw notFound();
  requireMaking(viewer, course);
  const attempts = await findFirstAttempts(db, lessonId);
  const taken = attempts.map(({ asked, answers, hints }) => ({ asked, answers: answers ?? [], hints }));
  const isEnough = taken.length >= LEAST_LEARNERS;
  return { learners: taken.length, questions: isEnough ? statisticsOf(quiz.questions, taken) : [] };
}
