import { eq } from 'drizzle-orm';
import { isHolderOf } from '../../people/roles/role-holders.ts';
import { users } from '../../kernel/users.tables.ts';
import type { CourseRow } from '../courses/courses.tables.ts';
import type { Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/problem.ts';

type Authored = Pick<CourseRow, 'ownerId' | 'isMicro'>;

/**
 * Whoever is no longer verified brings nothing new to the public, whoever says yes to it.
 * Asks anew: a verification, or a partner's role, may have been withdrawn while the call was on its way.
 *
 * @throws `creator_not_verified`
 */
export async function requireVerifiedAuthor(tx: Database, course: Authored): Promise<void> {
  if (await hasVerifiedAuthor(tx, course)) return;
  throw new Problem('creator_not_verified', 'The author of a course must be verified as a creator before it goes out.');
}

/** As `isVerified` of the policy, of whoever it belongs to. */
export async function hasVerifiedAuthor(tx: Database, { ownerId, isMicro }: Authored): Promise<boolean> {
  const [author] = await tx.select({ status: users.creatorStatus }).from(users).where(eq(users.id, ownerId));
  return author?.status === 'granted' || (isMicro && (await isHolderOf(tx, ownerId, 'create-micro-course')));
}
