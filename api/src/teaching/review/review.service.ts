import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { CourseDiff } from '@stoa/shared/contract/teaching/course-diff.ts';
import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import type { Context } from '../../kernel/context.ts';
import { submitStatus, workStatus, type CourseAtWork } from '../courses/course-at-work.ts';
import { builderOf, contentAtWork, viewOfContent } from '../courses/course-builder.ts';
import { requireTransition } from '../courses/course-transitions.ts';
import { partiesOf, requireEditor, requireTeam } from '../courses/courses.policy.ts';
import { findCourseAtWork } from '../courses/find-course.ts';
import { updateCourseRow } from '../courses/courses.repository.ts';
import { getBuilder, requireLocked } from '../courses/edit-course.ts';
import { instantOf, type Database } from '../../kernel/database/database.ts';
import { notifyAll } from '../../telling/notifications/notifications.service.ts';
import type { Noun } from '../../kernel/noun.ts';
import { Problem, notFound } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { keepVersion } from '../courses/keep-version.ts';
import { findContent } from '../courses/find-content.ts';
import { brokenRules, checklistOf } from '../courses/checklist.ts';
import { classPlansOf } from '../courses/class-plans.ts';
import { compareCourses } from './compare-courses.ts';
import { moveWork, withRevision } from './move-work.ts';
import { requireVerifiedAuthor } from './verified-author.ts';
import { findHoldersOf } from '../../people/roles/role-holders.ts';
import { countOpenBlocking } from '../comments/comments.repository.ts';

export async function submitCourse(
  context: Context,
  viewer: Viewer,
  { id, note }: { id: string; note?: string | undefined },
): Promise<CourseBuilder> {
  await context.db.transaction(async (tx) => {
    const work = await requireLocked(tx, { id });
    requireEditor(viewer, work.course);
    requireTransition(submitStatus(work), 'in_review', partiesOf(viewer, work.course));
    await sendToReview({ tx, nouns: context.nouns }, viewer, work, note);
  });
  return getBuilder(context, viewer, id);
}

/** The rules that every way into review shares; `note` is for the reviewer of this submission. */
export async function sendToReview(
  { tx, nouns }: { tx: Database; nouns: readonly Noun[] },
  viewer: Viewer,
  asked: CourseAtWork,
  note = '',
): Promise<void> {
  await requireVerifiedAuthor(tx, asked.course);
  if ((await countOpenBlocking(tx, asked.course.id)) > 0) {
    throw new Problem('review_comments_open', 'Mark every requested change as resolved first.');
  }
  const work = await withRevision(tx, asked);
  const content = await contentAtWork(tx, work);
  const errors = brokenRules(checklistOf(content, { plans: await classPlansOf(nouns, tx, asked.course.id) }));
  if (Object.keys(errors).length > 0) {
    throw new Problem('course_incomplete', 'The course is not ready for review.', { errors });
  }
  await moveWork(tx, work, {
    actorId: viewer.user.id,
    action: 'submit',
    to: 'in_review',
    ...(note && { reason: note }),
    change: { submittedAt: new Date(), submissionNote: note || null, approvedAt: null, publishAt: null },
  });
  const { id, version } = work.course;
  await keepVersion(tx, id, { kind: 'submitted', actorId: viewer.user.id, version, content });
  await updateCourseRow(tx, work.course.id, { reviewRound: work.course.reviewRound + 1 });
  const reviewers = await findHoldersOf(tx, 'review-course');
  await notifyAll(
    tx,
    reviewers.filter((reviewer) => reviewer !== work.course.ownerId && !work.course.instructors[reviewer]),
    {
      kind: 'course_submitted',
      params: { course: content.fields.name, author: viewer.user.fullName },
      link: to.reviewCourse({ slug: work.course.slug }),
      about: work.course.id,
    },
  );
}

export async function withdrawCourse(context: Context, viewer: Viewer, id: string): Promise<CourseBuilder> {
  await context.db.transaction(async (tx) => {
    const work = await requireLocked(tx, { id });
    requireEditor(viewer, work.course);
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

/** What its author has changed since the version that learners see, or saw last. */
export async function getCourseDiff(context: Context, viewer: Viewer, slug: string): Promise<CourseDiff> {
  const work = await findCourseAtWork(context.db, { slug });
  if (work === undefined) throw notFound();
  requireTeam(viewer, work.course);
  const { publishedAt } = work.course;
  if (publishedAt === null) return { live_since: null, fields: [], modules: [] };
  const [before, after] = await Promise.all([
    viewOfContent(context, await findContent(context.db, work.course)),
    viewOfContent(context, await contentAtWork(context.db, work)),
  ]);
  return { live_since: instantOf(publishedAt), ...compareCourses(before, after) };
}
