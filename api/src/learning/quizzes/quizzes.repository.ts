import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { quizAttempts, type QuizAttemptRow } from './quizzes.tables.ts';

export const findAttempts = (db: Database, userId: string, lessonId: string): Promise<QuizAttemptRow[]> =>
  db
    .select()
    .from(quizAttempts)
    .where(and(eq(quizAttempts.userId, userId), eq(quizAttempts.lessonId, lessonId)))
    .orderBy(asc(quizAttempts.attemptNo));

export async function findAttempt(db: Database, id: string): Promise<QuizAttemptRow | undefined> {
  const [row] = await db.select().from(quizAttempts).where(eq(quizAttempts.id, id));
  return row;
}

export async function insertAttempt(tx: Database, row: typeof quizAttempts.$inferInsert): Promise<QuizAttemptRow> {
  const [attempt] = await tx.insert(quizAttempts).values(row).returning();
  if (attempt === undefined) throw new Error('The new attempt was not returned.');
  return attempt;
}

/** Undefined where it was handed in before. */
export async function closeAttempt(
  tx: Database,
  id: string,
  result: Pick<QuizAttemptRow, 'answers' | 'score' | 'passed'>,
): Promise<QuizAttemptRow | undefined> {
  const [row] = await tx
    .update(quizAttempts)
    .set({ ...result, submittedAt: new Date() })
    .where(and(eq(quizAttempts.id, id), isNull(quizAttempts.submittedAt)))
    .returning();
  return row;
}

/** Adds the question to those whose hints were opened; the attempt as it is then, undefined where it was handed in. */
export async function insertHint(tx: Database, id: string, questionId: string): Promise<QuizAttemptRow | undefined> {
  const [row] = await tx
    .update(quizAttempts)
    .set({ hints: sql`(${quizAttempts.hints} - ${questionId}::text) || jsonb_build_array(${questionId}::text)` })
    .where(and(eq(quizAttempts.id, id), isNull(quizAttempts.submittedAt)))
    .returning();
  return row;
}

/** More would be read than anybody learns from. */
const MOST_ATTEMPTS = 500;

/** The first attempt of each learner that was handed in, newest first. */
export function findFirstAttempts(
  db: Database,
  lessonId: string,
): Promise<Pick<QuizAttemptRow, 'asked' | 'answers' | 'hints'>[]> {
  return db
    .select({ asked: quizAttempts.asked, answers: quizAttempts.answers, hints: quizAttempts.hints })
    .from(quizAttempts)
    .where(and(eq(quizAttempts.lessonId, lessonId), eq(quizAttempts.attemptNo, 1), isNotNull(quizAttempts.submittedAt)))
    .orderBy(desc(quizAttempts.submittedAt), desc(quizAttempts.id))
    .limit(MOST_ATTEMPTS);
}
