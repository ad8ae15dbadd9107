import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { instructorFollowers } from './followers.tables.ts';

/** Who follows whom. */
export interface Following {
  instructorId: string;
  userId: string;
}

export async function insertFollower(db: Database, following: Following): Promise<void> {
  await db.insert(instructorFollowers).values(following).onConflictDoNothing();
}

export async function deleteFollower(db: Database, { instructorId, userId }: Following): Promise<void> {
  await db
    .delete(instructorFollowers)
    .where(and(eq(instructorFollowers.instructorId, instructorId), eq(instructorFollowers.userId, userId)));
}

/** Who follows any of them, each once. */
export async function findFollowerIds(db: Database, instructorIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: instructorFollowers.userId })
    .from(instructorFollowers)
    .where(inArray(instructorFollowers.instructorId, [...instructorIds]));
  return rows.map(({ userId }) => userId);
}

/** Last followed first. */
export async function findFollowed(
  db: Database,
  userId: string,
  { page, per_page }: { page: number; per_page: number },
) {
  const isTheirs = eq(instructorFollowers.userId, userId);
  const rows = await db
    .select()
    .from(instructorFollowers)
    .where(isTheirs)
    .orderBy(desc(instructorFollowers.followedAt), desc(instructorFollowers.instructorId))
    .limit(per_page)
    .offset((page - 1) * per_page);
  const [all] = await db.select({ total: count() }).from(instructorFollowers).where(isTheirs);
  return { rows, total: all?.total ?? 0 };
}
