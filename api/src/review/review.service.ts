import type { CourseBuilder } from '@stoa/shared/contract/creating.ts';
import type { Context } from '../context.ts';
import { submitStatus, workStatus, type CourseAtWork } from '../courses/course-at-work.ts';
import { builderOf, contentAtWork } from '../courses/course-builder.ts';
import { requireTransition } from '../courses/course-transitions.ts';
import { isCommentable, partiesOf, requireOwner, requireReviewer, requireTeam } from '../courses/courses.policy.ts';
import { findCourseAtWork, updateCourseRow } from '../courses/course-rows.ts';
import { getBuilder, requireLocked } from '../courses/edit-course.ts';
import type { Database } from '../database/database.ts';
import { notify, notifyAll } from '../notifications/notifications.service.ts';
import { Problem, notFound } from '../problem.ts';
import type { Viewer } from '../roles/viewer.ts';
import { brokenRules, checklistOf } from './checklist.ts';
import { moveWork, withRevision } from './move-work.ts';
import { requireVerifiedAuthor } from './verified-author.ts';
import { countOpenBlocking, findComment, findReviewerIds, insertComment, resolveComment } from './review.repository.ts';

export async function submitCourse(context: Context, viewer: Viewer, id: string): Promise<CourseBuilder> {
  await context.db.transaction(async (tx) => {
    const work = await requireLocked(tx, { id });
    requireOwner(viewer, work.course);
    requireTransition(submitStatus(work), 'in_review', partiesOf(viewer, work.course));
    await sendToReview(tx, viewer, work);
  });
  return getBuilder(context, viewer, id);
}

/** The rules that every way into review shares. */
export async function sendToReview(tx: Database, viewer: Viewer, asked: CourseAtWork): Promise<void> {
  await requireVerifiedAuthor(tx, asked.course);
  if ((await countOpenBlocking(tx, asked.course.id)) > 0) {
    throw new Problem('review_comments_open', 'Mark every requested change as dealt with first.');
  }
  const work = await withRevision(tx, asked);
  const content = await contentAtWork(tx, work);
  const errors = brokenRules(checklistOf(content));
  if (Object.keys(errors).length > 0) {
    throw new Problem('course_incomplete', 'The course is not ready for review.', { errors });
  }
  await moveWork(tx, work, {
    actorId: viewer.user.id,
    action: 'submit',
    to: 'in_review',
    change: { submittedAt: new Date(), approvedAt: null, publishAt: null },
  });
  await updateCourseRow(tx, work.course.id, { reviewRound: work.course.reviewRound + 1 });
  const reviewers = await findReviewerIds(tx);
  await notifyAll(
    tx,
    reviewers.filter((reviewer) => reviewer !== work.course.ownerId),
    {
      kind: 'course_submitted',
      params: { course: content.fields.name, author: viewer.user.fullName },
      link: `/course/review/${work.course.slug}`,
    },
  );
}

export async function withdrawCourse(context: Context, viewer: Viewer, id: string): Promise<CourseBuilder> {
  await context.db.transaction(async (tx) => {
    const work = await requireLocked(tx, { id });
    requireOwner(viewer, work.course);
    requireTransition(workStatus(work), 'draft', partiesOf(viewer, work.course));
    await moveWork(tx, work, { actorId: viewer.user.id, action: 'withdraw', to: 'draft' });
  });
  return getBuilder(context, viewer, id);
}

export async function getCourseReview(context: Context, viewer: Viewer, slug: string): Promise<CourseBuilder> {
  const work = await findCourseAtWork(context.db, { slug });
  if (work === undefined) throw notFound();
  requireTeam(viewer, work.course);
  return builderOf(context, viewer, work);
}

export async function commentOnReview(
  context: Context,
  viewer: Viewer,
  { id, body, blocking }: { id: string; body: string; blocking: boolean },
): Promise<CourseBuilder> {
  await context.db.transaction(async (tx) => {
    const work = await requireLocked(tx, { id });
    requireReviewer(viewer, work.course);
    if (!isCommentable(work)) requireTransition(workStatus(work), 'changes_requested', partiesOf(viewer, work.course));
    await insertComment(tx, { courseId: id, revisionId: work.revision?.id, authorId: viewer.user.id, body, blocking });
    if (blocking && workStatus(work) === 'in_review') await askForChanges(tx, viewer, work, body);
  });
  return getBuilder(context, viewer, id);
}

async function askForChanges(tx: Database, viewer: Viewer, work: CourseAtWork, reason: string): Promise<void> {
  await moveWork(tx, work, { actorId: viewer.user.id, action: 'request_changes', to: 'changes_requested', reason });
  await notify(tx, work.course.ownerId, {
    kind: 'course_changes_requested',
    params: { course: work.course.name, comment: reason },
    link: `/course/edit/${work.course.slug}`,
  });
}

export async function resolveReviewComment(context: Context, viewer: Viewer, id: string): Promise<CourseBuilder> {
  const courseId = await context.db.transaction(async (tx) => {
    const comment = await findComment(tx, id);
    if (comment === undefined) throw notFound();
    const { course } = await requireLocked(tx, { id: comment.courseId });
    requireOwner(viewer, course);
    await resolveComment(tx, id, viewer.user.id);
    return course.id;
  });
  return getBuilder(context, viewer, courseId);
}
