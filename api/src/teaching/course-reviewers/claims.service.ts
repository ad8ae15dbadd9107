import type { ReviewClaim } from '@stoa/shared/contract/teaching/course-reviewers.ts';
import { CLAIM_HOURS } from '@stoa/shared/contract/teaching/review-words.ts';
import { type Database, instantOrNull } from '../../kernel/database/database.ts';
import { notFound, Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { isCommentable, requireReviewer } from '../courses/courses.policy.ts';
import type { CourseAtWork } from '../courses/course-at-work.ts';
import { findCourse, lockCourse } from '../courses/find-course.ts';
import { type CourseReviewer, findReviewer, keepReviewer } from './course-reviewers.repository.ts';
import { recordReviewer } from './record-reviewer.ts';

export async function getReviewClaim(db: Database, { user }: Viewer, id: string): Promise<ReviewClaim> {
  if ((await findCourse(db, { id })) === undefined) throw notFound();
  const reviewer = await findReviewer(db, id);
  if (reviewer === undefined) return { reviewer: null, is_mine: false, expires_at: null };
  const { name, expiresAt } = reviewer;
  return {
    reviewer: { id: reviewer.id, name },
    is_mine: reviewer.id === user.id,
    expires_at: instantOrNull(expiresAt),
  };
}

/** One reviewer at a time; asked again by the same one, a claim lasts another day. */
export async function claimReview(db: Database, viewer: Viewer, id: string): Promise<ReviewClaim> {
  const { user } = viewer;
  await db.transaction(async (tx) => {
    const work = await requireLockedCourse(tx, id);
    const { course } = work;
    requireReviewer(viewer, course);
    if (!isCommentable(work)) throw new Problem('conflict', 'This course does not wait for a review.');
    const before = await requireNoOther(tx, viewer, id);
    // What was assigned lasts as it is.
    if (before?.expiresAt === null) return;
    const expiresAt = new Date(Date.now() + CLAIM_HOURS * 3_600_000);
    await keepReviewer(tx, { courseId: id, reviewerId: user.id, assignedBy: user.id, expiresAt });
    if (before === undefined) await recordReviewer(tx, user.id, { course, before: null, after: user.id });
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
    await recordReviewer(tx, viewer.user.id, { course, before: before.id, after: null });
  });
  return getReviewClaim(db, viewer, id);
}

/**
 * Before a course is decided on. What was claimed for it ends with that; what was assigned lasts.
 *
 * @throws `conflict` while it is another reviewer's
 */
export async function endClaim(tx: Database, viewer: Viewer, courseId: string): Promise<void> {
  const own = await requireNoOther(tx, viewer, courseId);
  if (own === undefined || own.expiresAt === null) return;
  await keepReviewer(tx, { courseId, reviewerId: null, assignedBy: viewer.user.id });
}

async function requireNoOther(tx: Database, { user }: Viewer, id: string): Promise<CourseReviewer | undefined> {
  const found = await findReviewer(tx, id);
  if (found === undefined || found.id === user.id) return found;
  throw new Problem('conflict', `${found.name} is reviewing this course.`);
}

async function requireLockedCourse(tx: Database, id: string): Promise<CourseAtWork> {
  const work = await lockCourse(tx, { id });
  if (work === undefined) throw notFound();
  return work;
}
