import type { ReviewClaim } from '@stoa/shared/contract/teaching/course-reviewers.ts';
import type { Database } from '../../kernel/database/database.ts';
import { notFound } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { isCommentable, requireReviewer } from '../courses/courses.policy.ts';
import type { CourseRow } from '../courses/courses.tables.ts';
import type { CourseAtWork } from '../courses/course-at-work.ts';
import { findCourse, lockCourse } from '../courses/find-course.ts';
import { findReviewer, keepReviewer } from './course-reviewers.repository.ts';
import { recordReviewer } from './record-reviewer.ts';
import { type Claimed, claimEnd, claimOf, notWaiting, requireNoOther } from './review-claim.ts';

export async function getReviewClaim(db: Database, viewer: Viewer, id: string): Promise<ReviewClaim> {
  if ((await findCourse(db, { id })) === undefined) throw notFound();
  return claimOf(await findReviewer(db, id), viewer);
}

/** One reviewer at a time; asked again by the same one, a claim lasts another day. */
export async function claimReview(db: Database, viewer: Viewer, id: string): Promise<ReviewClaim> {
  const { user } = viewer;
  await db.transaction(async (tx) => {
    const work = await requireLockedCourse(tx, id);
    const { course } = work;
    requireReviewer(viewer, course);
    if (!isCommentable(work)) throw notWaiting('course');
    const before = await findUnlessOthers(tx, viewer, id);
    // What was assigned lasts as it is.
    if (before?.expiresAt === null) return;
    await keepReviewer(tx, { courseId: id, reviewerId: user.id, assignedBy: user.id, expiresAt: claimEnd() });
    if (before === undefined)
      await recordReviewer(tx, user.id, { of: subjectOf(course), before: null, after: user.id });
  });
  return getReviewClaim(db, viewer, id);
}

/** One's own, or that of somebody who does not come back to it. */
export async function releaseReview(db: Database, viewer: Viewer, id: string): Promise<ReviewClaim> {
  await db.transaction(async (tx) => {
    const { course } = await requireLockedCourse(tx, id);
    requireReviewer(viewer, course);
    const before = await findReviewer(tx, id);
    if (before === undefined) return;
    await keepReviewer(tx, { courseId: id, reviewerId: null, assignedBy: viewer.user.id });
    await recordReviewer(tx, viewer.user.id, { of: subjectOf(course), before: before.id, after: null });
  });
  return getReviewClaim(db, viewer, id);
}

/**
 * Before a course is decided on. What was claimed for it ends with that; what was assigned lasts.
 *
 * @throws `conflict` while it is another reviewer's
 */
export async function endClaim(tx: Database, viewer: Viewer, courseId: string): Promise<void> {
  const own = await findUnlessOthers(tx, viewer, courseId);
  if (own === undefined || own.expiresAt === null) return;
  await keepReviewer(tx, { courseId, reviewerId: null, assignedBy: viewer.user.id });
}

async function findUnlessOthers(tx: Database, viewer: Viewer, id: string): Promise<Claimed | undefined> {
  const found = await findReviewer(tx, id);
  requireNoOther(found, viewer, 'course');
  return found;
}

export const subjectOf = ({ id, name }: Pick<CourseRow, 'id' | 'name'>) => ({ type: 'course', id, name }) as const;

async function requireLockedCourse(tx: Database, id: string): Promise<CourseAtWork> {
  const work = await lockCourse(tx, { id });
  if (work === undefined) throw notFound();
  return work;
}
