import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { findOne } from '../../kernel/database/gathering.ts';
import { quizAttempts, type QuizAttemptRow } from './quizzes.tables.ts';

export const findAttempts = async (db: Database, userId: string, lessonId: string): Promise<QuizAttemptRow[]> =>
  (await findOne(db, attemptsByLesson, lessonId, userId)) ?? [];

async function attemptsByLesson(
  db: Database,
  lessonIds: readonly string[],
  userId: string,
): Promise<Map<string, QuizAttemptRow[]>> {
  const rows = await db
    .select()
    .from(quizAttempts)
    .where(and(eq(quizAttempts.userId, userId), inArray(quizAttempts.lessonId, [...lessonIds])))
    .orderBy(asc(quizAttempts.attemptNo));
  return Map.groupBy(rows, ({ lessonId }) => lessonId);
}

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
