import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../kernel/database/database.ts';
import { findOne } from '../../kernel/database/gathering.ts';
import type { AskedQuestion, ChosenAnswer } from './score-quiz.ts';
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

export interface FirstAttempt {
  id: string;
  userId: string;
  name: string;
  asked: AskedQuestion[];
  answers: ChosenAnswer[];
  hints: string[];
  submittedAt: Date | string;
}

/** The first attempt of each of today's learners that was handed in, newest first. */
export const findFirstAttempts = (db: Database, lessonId: string): Promise<FirstAttempt[]> =>
  rowsOf(
    db,
    sql`select a.id, a.user_id as "userId", u.full_name as name, a.asked, coalesce(a.answers, '[]') as answers, a.hints,
        a.submitted_at as "submittedAt"
      from quiz_attempts a
      join enrolments e on e.id = a.enrolment_id and e.status in ('active', 'completed')
      join users u on u.id = a.user_id and u.deleted_at is null
      where a.lesson_id = ${lessonId} and a.attempt_no = 1 and a.submitted_at is not null
      order by a.submitted_at desc, a.id desc limit ${MOST_ATTEMPTS}`,
  );
