import { eq } from 'drizzle-orm';
import { users } from '../../kernel/users.tables.ts';
import type { CourseRow } from '../courses/courses.tables.ts';
import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/problem.ts';

/**
 * Whoever is no longer verified brings nothing new to the public, whoever says yes to it.
 * Asks anew: a verification may have been withdrawn while the call was on its way.
 *
 * @throws `creator_not_verified`
 */
export async function requireVerifiedAuthor(tx: Database, { ownerId }: Pick<CourseRow, 'ownerId'>): Promise<void> {
  const [author] = await tx.select({ status: users.creatorStatus }).from(users).where(eq(users.id, ownerId));
  if (author?.status === 'granted') return;
  throw new Problem('creator_not_verified', 'The author of a course must be verified as a creator before it goes out.');
}
