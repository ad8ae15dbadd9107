import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { users } from '../../kernel/users.tables.ts';
import { courseReviewers } from './course-reviewers.tables.ts';

export async function findReviewerId(db: Database, courseId: string): Promise<string | null> {
  const [row] = await db.select().from(courseReviewers).where(eq(courseReviewers.courseId, courseId));
  return row?.reviewerId ?? null;
}

export async function keepReviewer(
  tx: Database,
  { courseId, reviewerId, assignedBy }: { courseId: string; reviewerId: string | null; assignedBy: string },
): Promise<void> {
  await tx.delete(courseReviewers).where(eq(courseReviewers.courseId, courseId));
  if (reviewerId !== null) await tx.insert(courseReviewers).values({ courseId, reviewerId, assignedBy });
}

export const findNames = (db: Database, ids: readonly string[]): Promise<{ id: string; name: string }[]> =>
  db
    .select({ id: users.id, name: users.fullName })
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(asc(users.fullName), asc(users.id));
