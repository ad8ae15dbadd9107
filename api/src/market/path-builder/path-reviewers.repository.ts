import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { users } from '../../kernel/users.tables.ts';
import { mayReview } from '../../teaching/course-reviewers/may-review.ts';
import type { Claimed } from '../../teaching/course-reviewers/review-claim.ts';
import { learningPaths } from '../learning-paths/learning-paths.tables.ts';
import { pathReviewers } from './path-reviewers.tables.ts';

/** Who reviews a learning path `p` just now, as `pr`: what has run out, or is of one who may not review any more, is nobody's. */
export const currentPathReviewer = sql`left join path_reviewers pr
  on pr.path_id = p.id and pr.expires_at > now() and ${mayReview(sql`pr.reviewer_id`)}`;

/** Of each of these learning paths. */
export async function findPathReviewers(db: Database, pathIds: readonly string[]): Promise<Map<string, Claimed>> {
  if (pathIds.length === 0) return new Map();
  const rows = await db
    .select({
      pathId: pathReviewers.pathId,
      id: pathReviewers.reviewerId,
      name: users.fullName,
      expiresAt: pathReviewers.expiresAt,
    })
    .from(pathReviewers)
    .innerJoin(users, eq(users.id, pathReviewers.reviewerId))
    .where(
      and(
        inArray(pathReviewers.pathId, [...pathIds]),
        gt(pathReviewers.expiresAt, sql`now()`),
        mayReview(sql`${pathReviewers.reviewerId}`),
      ),
    );
  return new Map(rows.map(({ pathId, ...reviewer }) => [pathId, reviewer]));
}

export const findPathReviewer = async (db: Database, pathId: string): Promise<Claimed | undefined> =>
  (await findPathReviewers(db, [pathId])).get(pathId);

export async function keepPathReviewer(
  tx: Database,
  claim: { pathId: string; reviewerId: string; expiresAt: Date },
): Promise<void> {
  await deletePathReviewer(tx, claim.pathId);
  await tx.insert(pathReviewers).values(claim);
}

export async function deletePathReviewer(tx: Database, pathId: string): Promise<void> {
  await tx.delete(pathReviewers).where(eq(pathReviewers.pathId, pathId));
}

export async function isPath(db: Database, id: string): Promise<boolean> {
  const rows = await db.select({ id: learningPaths.id }).from(learningPaths).where(eq(learningPaths.id, id));
  return rows.length > 0;
}
