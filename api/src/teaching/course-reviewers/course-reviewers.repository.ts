import { and, asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { users } from '../../kernel/users.tables.ts';
import { mayReview } from './may-review.ts';
import { courseReviewers } from './course-reviewers.tables.ts';
import type { Claimed } from './review-claim.ts';

/** Of each of these courses; what has run out, or is of one who may not review any more, is nobody's. */
export async function findReviewers(db: Database, courseIds: readonly string[]): Promise<Map<string, Claimed>> {
  if (courseIds.length === 0) return new Map();
  const lasts = or(isNull(courseReviewers.expiresAt), gt(courseReviewers.expiresAt, sql`now()`));
  const rows = await db
    .select({
      courseId: courseReviewers.courseId,
      id: courseReviewers.reviewerId,
      name: users.fullName,
      expiresAt: courseReviewers.expiresAt,
    })
    .from(courseReviewers)
    .innerJoin(users, eq(users.id, courseReviewers.reviewerId))
    .where(
      and(inArray(courseReviewers.courseId, [...courseIds]), lasts, mayReview(sql`${courseReviewers.reviewerId}`)),
    );
  return new Map(rows.map(({ courseId, ...reviewer }) => [courseId, reviewer]));
}

export const findReviewer = async (db: Database, courseId: string): Promise<Claimed | undefined> =>
  (await findReviewers(db, [courseId])).get(courseId);

interface Kept {
  courseId: string;
  reviewerId: string | null;
  assignedBy: string;
  expiresAt?: Date | null;
}

export async function keepReviewer(
  tx: Database,
  { courseId, reviewerId, assignedBy, expiresAt = null }: Kept,
): Promise<void> {
  await tx.delete(courseReviewers).where(eq(courseReviewers.courseId, courseId));
  if (reviewerId !== null) await tx.insert(courseReviewers).values({ courseId, reviewerId, assignedBy, expiresAt });
}

/** Everyone who may review, by name. */
export const findAble = (db: Database): Promise<{ id: string; name: string }[]> =>
  db
    .select({ id: users.id, name: users.fullName })
    .from(users)
    .where(mayReview(sql`${users.id}`))
    .orderBy(asc(users.fullName), asc(users.id));
