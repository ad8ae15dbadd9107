import { sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { findQuizzes } from '../../teaching/lessons/find-modules.ts';
import type { QuizContent } from '../../teaching/lessons/lesson-content.ts';

/** The quiz of a lesson as it is published. */
export const findQuiz = async (db: Database, lessonId: string): Promise<QuizContent | undefined> =>
  (await findQuizzes(db, sql`select ${lessonId}::uuid`)).get(lessonId);
