import { sql } from 'drizzle-orm';
import type { QuizQuestion } from '@stoa/shared/contract/learning/quizzes.ts';
import { signFileUrl } from '../../files/file-links.ts';
import { findFiles } from '../../files/find-files.ts';
import type { Context } from '../../kernel/context.ts';
import { rowsOf, type Database } from '../../kernel/database/database.ts';
import { findOne } from '../../kernel/database/gathering.ts';
import { questionPictures } from '../../teaching/lessons/question-pictures.ts';
import { questionsOf } from './ask-questions.ts';
import type { LookedAt } from './quiz-result.ts';
import type { QuizAttemptRow } from './quizzes.tables.ts';
import type { AskedQuestion } from './score-quiz.ts';

/** The questions of an attempt as its learner sees them, with pictures and the hints that were opened. */
export async function shownQuestions(
  { db, files }: Pick<Context, 'db' | 'files'>,
  { asked, hints }: Pick<QuizAttemptRow, 'asked' | 'hints'>,
): Promise<QuizQuestion[]> {
  const rows = await findFiles(db, [...new Set(asked.flatMap(questionPictures))]);
  return questionsOf(asked, { hints, pictures: new Map(rows.map((row) => [row.id, signFileUrl(files, row)])) });
}

/** The lessons that questions send to, as far as they are still in the course. */
export async function findLookedAt(db: Database, courseId: string, asked: readonly AskedQuestion[]): Promise<LookedAt> {
  const ids = new Set(asked.flatMap(({ look_lesson_id }) => look_lesson_id ?? []));
  if (ids.size === 0) return new Map();
  const lessons = (await findOne(db, lessonTitles, courseId)) ?? [];
  return new Map(lessons.filter(({ id }) => ids.has(id)).map(({ id, title }) => [id, title]));
}

async function lessonTitles(db: Database, courseIds: readonly string[]) {
  const rows = await rowsOf<{ id: string; title: string; course_id: string }>(
    db,
    sql`select id, title, course_id from lessons where course_id in ${courseIds}`,
  );
  return Map.groupBy(rows, ({ course_id }) => course_id);
}
