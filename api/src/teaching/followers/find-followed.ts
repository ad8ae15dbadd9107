import { sql } from 'drizzle-orm';
import type { Followed } from '@stoa/shared/contract/teaching/followers.ts';
import { type Database, rowsOf } from '../../kernel/database/database.ts';

/** How many follow a teacher, and whether this viewer does. */
export async function findFollowedBy(
  db: Database,
  { instructorId, userId }: { instructorId: string; userId: string | undefined },
): Promise<Followed> {
  const [row] = await rowsOf<Followed>(
    db,
    sql`select count(*)::int as follower_count, coalesce(bool_or(user_id = ${userId ?? null}::uuid), false) as is_followed
        from instructor_followers where instructor_id = ${instructorId}`,
  );
  return row ?? { follower_count: 0, is_followed: false };
}
