import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import type { Context } from '../../kernel/context.ts';
import { workStatus, type CourseAtWork } from '../courses/course-at-work.ts';
import { contentAtWork } from '../courses/course-builder.ts';
import { requireTransition } from '../courses/course-transitions.ts';
import { hasHandIn, isOwner, partiesOf, requireTeam } from '../courses/courses.policy.ts';
import { insertCourseEvent, updateCourseRow, updateRevision } from '../courses/courses.repository.ts';
import { getBuilder, requireLocked } from '../courses/edit-course.ts';
import { findContent } from '../courses/find-content.ts';
import { findCourse } from '../courses/find-course.ts';
import { keepVersion } from '../courses/keep-version.ts';
import { recordCourseAct } from '../courses/record-course-act.ts';
import { saveContent } from '../courses/save-content.ts';
import type { Database } from '../../kernel/database/database.ts';
import { settleNotices } from '../../telling/notifications/notice-subject.ts';
import { endClaim } from '../course-reviewers/claims.service.ts';
import { tellFollowers } from '../followers/followers.service.ts';
import { notify } from '../../telling/notifications/notifications.service.ts';
import { Problem, invalid } from '../../kernel/problem.ts';
import { may, type Viewer } from '../../kernel/viewer.ts';
import { announceLessons } from '../lessons/changed-lessons.ts';
import { moveWork } from './move-work.ts';
import { announcePublication } from './published-course.ts';
import { isReviewableChange } from './reviewable-change.ts';
import { sendToReview } from './review.service.ts';
import { requireVerifiedAuthor } from './verified-author.ts';

export async function publishCourse(
  context: Context,
  viewer: Viewer,
  { slug, publish_at }: { slug: string; publish_at?: string | undefined },
): Promise<CourseBuilder> {
  const { db, nouns } = context;
  const courseId = await db.transaction(async (tx) => {
    const work = await requireLocked(tx, { slug });
    requireTeam(viewer, work.course);
    if (workStatus(work) === 'unpublished') await putBack(tx, viewer, work, { nouns });
    else await approve(tx, viewer, work, { publish_at, nouns });
    return work.course.id;
  });
  return getBuilder(context, viewer, courseId);
}

/** A reviewer's yes: public now, or approved until its time comes. */
async function approve(
  tx: Database,
  viewer: Viewer,
  work: CourseAtWork,
  { publish_at, nouns }: { publish_at: string | undefined } & Pick<Context, 'nouns'>,
): Promise<void> {
  const publishAt = publish_at === undefined ? undefined : new Date(publish_at);
  const isLater = publishAt !== undefined && publishAt > new Date();
  const next = isLater ? 'approved' : 'published';
  requireTransition(workStatus(work), next, withOwnCourseNamed(viewer, work));
  await endClaim(tx, viewer, work.course.id);
  await requireVerifiedAuthor(tx, work.course);
  const actorId = viewer.user.id;
  if (isLater) {
    const change = { approvedAt: new Date(), publishAt };
    await moveWork(tx, work, { actorId, action: 'approve', to: 'approved', change });
  } else await publishNow(tx, work, { actorId, nouns });
  await recordCourseAct(tx, viewer, work.course, {
    kind: 'course_decided',
    before: { status: workStatus(work) },
    after: { status: next, ...(isLater && { publish_at: publishAt.toISOString() }) },
  });
}

/** A reviewer who had a hand in the course is told why not, instead of a bare no. */
function withOwnCourseNamed(viewer: Viewer, { course, revision }: CourseAtWork) {
  const isWaiting = ['in_review', 'approved'].includes(workStatus({ course, revision }));
  if (isWaiting && hasHandIn(viewer, course) && may(viewer, 'review-course')) {
    throw new Problem('own_course', 'You cannot review your own course.');
  }
  return partiesOf(viewer, course);
}

/** The author puts back what was judged before; what a reviewer has not seen, or took off, is judged again. */
async function putBack(
  tx: Database,
  viewer: Viewer,
  work: CourseAtWork,
  { nouns }: Pick<Context, 'nouns'>,
): Promise<void> {
  requireTransition('unpublished', 'published', partiesOf(viewer, work.course));
  await requireVerifiedAuthor(tx, work.course);
  const wasTakenOff = work.course.unpublishedBy !== null;
  const live = await findContent(tx, work.course);
  const isChanged = isReviewableChange(live, await contentAtWork(tx, work));
  await (wasTakenOff || isChanged
    ? sendToReview({ tx, nouns }, viewer, work)
    : publishNow(tx, work, { actorId: viewer.user.id, nouns }));
}

/** Makes the course public, with its revision if one waits; `actorId` is null for the clock. */
export async function publishNow(
  tx: Database,
  work: CourseAtWork,
  { actorId, nouns }: { actorId: string | null } & Pick<Context, 'nouns'>,
): Promise<void> {
  const { course, revision } = work;
  const now = new Date();
  if (revision) {
    await saveContent(tx, course.id, { before: await findContent(tx, course), after: revision.content });
    await updateRevision(tx, revision.id, { status: 'published', publishedAt: now, publishAt: null });
    await announceLessons(tx, nouns, course.id);
  }
  await updateCourseRow(tx, course.id, {
    status: 'published',
    approvedAt: revision?.approvedAt ?? course.approvedAt ?? now,
    publishAt: null,
    publishedAt: course.publishedAt ?? now,
    unpublishedReason: null,
    unpublishedBy: null,
  });
  await insertCourseEvent(tx, {
    courseId: course.id,
    revisionId: revision?.id,
    actorId,
    action: 'publish',
    fromStatus: workStatus(work),
    toStatus: 'published',
  });
  const content = revision?.content ?? (await findContent(tx, course));
  await keepVersion(tx, course.id, { kind: 'published', actorId, version: course.version, content });
  await settleNotices(tx, { kind: 'course_submitted', about: course.id });
  const name = revision?.content.fields.name ?? course.name;
  if (course.publishedAt === null) await tellFollowers(tx, course, name);
  const published = await findCourse(tx, { id: course.id });
  if (published) await announcePublication(tx, nouns, published);
  if (actorId === course.ownerId) return;
  await notify(tx, course.ownerId, {
    kind: 'course_published',
    params: { course: name },
    link: to.courseInfo({ slug: course.slug }),
  });
}

export async function unpublishCourse(
  context: Context,
  viewer: Viewer,
  { id, reason }: { id: string; reason?: string | undefined },
): Promise<CourseBuilder> {
  await context.db.transaction(async (tx) => {
    const work = await requireLocked(tx, { id });
    requireTeam(viewer, work.course);
    requireTransition(work.course.status, 'unpublished', partiesOf(viewer, work.course));
    await takeOff(tx, viewer, work, reason);
  });
  return getBuilder(context, viewer, id);
}

async function takeOff(tx: Database, viewer: Viewer, work: CourseAtWork, reason: string | undefined): Promise<void> {
  const { course, revision } = work;
  const isAuthor = isOwner(viewer, course);
  if (!isAuthor && reason === undefined) throw invalid({ reason: rule('Give a reason of at least 10 characters.') });
  // Else a revision that was approved for later would bring the course back by itself.
  if (revision && ['in_review', 'approved'].includes(revision.status)) {
    await moveWork(tx, work, { actorId: viewer.user.id, action: 'withdraw', to: 'draft', change: { publishAt: null } });
  }
  await updateCourseRow(tx, course.id, {
    status: 'unpublished',
    unpublishedReason: reason ?? null,
    unpublishedBy: isAuthor ? null : viewer.user.id,
  });
  await insertCourseEvent(tx, {
    courseId: course.id,
    actorId: viewer.user.id,
    action: 'unpublish',
    fromStatus: course.status,
    toStatus: 'unpublished',
    reason,
  });
  if (isAuthor) return;
  await notify(tx, course.ownerId, {
    kind: 'course_unpublished',
    params: { course: course.name, reason: reason ?? '' },
    link: to.editCourse({ slug: course.slug }),
  });
  await recordCourseAct(tx, viewer, course, {
    kind: 'course_unpublished',
    why: reason,
    before: { status: course.status },
    after: { status: 'unpublished' },
  });
}
