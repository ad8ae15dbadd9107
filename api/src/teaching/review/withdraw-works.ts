import { and, eq, isNull } from 'drizzle-orm';
import { findCoursesAtWork, lockCourse } from '../courses/find-course.ts';
import { workStatus } from '../courses/course-at-work.ts';
import { courses } from '../courses/courses.tables.ts';
import type { Database } from '../../kernel/database/database.ts';
import { moveWork } from './move-work.ts';

const ahead = ['in_review', 'approved'] as const;

/**
 * Takes back what an author has with the reviewers, or approved for later: who is no verified creator any more publishes
 * nothing new. What is public stays.
 */
export async function withdrawWorksOf(
  tx: Database,
  { ownerId, actorId }: { ownerId: string; actorId: string },
): Promise<void> {
  const own = await tx
    .select({ id: courses.id })
    .from(courses)
    .where(and(eq(courses.ownerId, ownerId), isNull(courses.deletedAt)));
  const works = await findCoursesAtWork(
    tx,
    own.map(({ id }) => id),
  );
  for (const [id, known] of works) {
    if (!isAhead(workStatus(known))) continue;
    const work = await lockCourse(tx, { id });
    if (work === undefined || !isAhead(workStatus(work))) continue;
    await moveWork(tx, work, { actorId, action: 'withdraw', to: 'draft', change: { publishAt: null } });
  }
}

const isAhead = (status: string): boolean => (ahead as readonly string[]).includes(status);
