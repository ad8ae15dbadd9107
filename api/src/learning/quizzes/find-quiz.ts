import { sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { findOne } from '../../kernel/database/gathering.ts';
import { findQuizzes } from '../../teaching/lessons/find-modules.ts';
import type { QuizContent } from '../../teaching/lessons/lesson-content.ts';

/** The quiz of a lesson as it is published. */
export const findQuiz = (db: Database, lessonId: string): Promise<QuizContent | undefined> =>
  findOne(db, quizzesOfLessons, lessonId);

const quizzesOfLessons = (db: Database, lessonIds: readonly string[]) =>
  findQuizzes(
    db,
    sql.join(
      lessonIds.map((id) => sql`${id}::uuid`),
      sql`, `,
    ),
  );
