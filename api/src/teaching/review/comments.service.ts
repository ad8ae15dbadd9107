import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import type { CommentAnchor } from '@stoa/shared/contract/teaching/review-comments.ts';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import type { Context } from '../../kernel/context.ts';
import { workStatus, type CourseAtWork } from '../courses/course-at-work.ts';
import { contentAtWork } from '../courses/course-builder.ts';
import { requireTransition } from '../courses/course-transitions.ts';
import {
  hasRight,
  holdersIn,
  isCommentable,
  partiesOf,
  requireReviewer,
  requireEditor,
} from '../courses/courses.policy.ts';
import { getBuilder, requireLocked } from '../courses/edit-course.ts';
import { findContent } from '../courses/find-content.ts';
import { recordCourseAct } from '../courses/record-course-act.ts';
import type { Database } from '../../kernel/database/database.ts';
import { notifyAll, notify } from '../../telling/notifications/notifications.service.ts';
import { invalid, notFound } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { endClaim } from '../course-reviewers/claims.service.ts';
import { moveWork } from './move-work.ts';
import {
  findComment,
  insertComment,
  insertReply,
  resolveComment,
  type CommentRow,
} from '../comments/comments.repository.ts';

interface NewComment {
  id: string;
  body: string;
  blocking: boolean;
  about: CommentAnchor;
}

export async function commentOnReview(
  context: Context,
  viewer: Viewer,
  { id, body, blocking, about }: NewComment,
): Promise<CourseBuilder> {
  await context.db.transaction(async (tx) => {
    const work = await requireLocked(tx, { id });
    requireReviewer(viewer, work.course);
    if (!isCommentable(work)) requireTransition(workStatus(work), 'changes_requested', partiesOf(viewer, work.course));
    await insertComment(tx, {
      courseId: id,
      revisionId: work.revision?.id,
      authorId: viewer.user.id,
      body,
      blocking,
      part: about.part,
      partId: about.part_id,
      partTitle: await titleOfPart(tx, work, about),
      field: about.field,
    });
    if (blocking && workStatus(work) === 'in_review') await askForChanges(tx, viewer, work, body);
    else await tellEditors(tx, viewer, work, body);
  });
  return getBuilder(context, viewer, id);
}

/** Also of a part that the author takes out, for that may be just what is remarked on. */
async function titleOfPart(tx: Database, work: CourseAtWork, { part, part_id }: CommentAnchor): Promise<string | null> {
  if (part === 'course') return null;
  const contents = [await contentAtWork(tx, work), await findContent(tx, work.course)];
  const modules = contents.flatMap((content) => content.modules);
  const parts = part === 'module' ? modules : modules.flatMap(({ lessons }) => lessons);
  const found = parts.find(({ id }) => id === part_id);
  if (found) return found.title;
  throw invalid({ about: rule('This part of the course is no longer there. Comment on another, or on the course.') });
}

async function askForChanges(tx: Database, viewer: Viewer, work: CourseAtWork, reason: string): Promise<void> {
  await endClaim(tx, viewer, work.course.id);
  await moveWork(tx, work, { actorId: viewer.user.id, action: 'request_changes', to: 'changes_requested', reason });
  await notifyAll(tx, holdersIn(work.course, 'edit'), {
    kind: 'course_changes_requested',
    params: { course: work.course.name, comment: reason },
    link: to.editCourse({ slug: work.course.slug }),
  });
  await recordCourseAct(tx, viewer, work.course, {
    kind: 'course_decided',
    why: reason,
    before: { status: workStatus(work) },
    after: { status: 'changes_requested' },
  });
}

/** The other side hears of what was written: whoever can edit the course, at the last step of the builder … */
const tellEditors = (tx: Database, viewer: Viewer, work: CourseAtWork, body: string): Promise<void> =>
  notifyAll(tx, holdersIn(work.course, 'edit'), {
    ...noticeOf(viewer, work, body),
    link: to.editCourse({ slug: work.course.slug }, { section: 'review' }),
  });

/** … and the reviewer in the review. */
const tellReviewer = (
  tx: Database,
  viewer: Viewer,
  work: CourseAtWork,
  { reviewerId, body }: { reviewerId: string; body: string },
): Promise<void> =>
  notify(tx, reviewerId, { ...noticeOf(viewer, work, body), link: to.reviewCourse({ slug: work.course.slug }) });

const noticeOf = ({ user }: Viewer, { course, revision }: CourseAtWork, comment: string) => ({
  kind: 'review_comment' as const,
  params: { course: revision?.content.fields.name ?? course.name, author: user.fullName, comment },
});

export async function replyToReviewComment(
  context: Context,
  viewer: Viewer,
  { id, body }: { id: string; body: string },
): Promise<CourseBuilder> {
  const courseId = await context.db.transaction(async (tx) => {
    const { comment, work } = await requireComment(tx, id);
    const isOfCourse = hasRight(viewer, work.course, 'edit');
    if (!isOfCourse) requireReviewer(viewer, work.course);
    await insertReply(tx, { commentId: id, authorId: viewer.user.id, body });
    if (isOfCourse) await tellReviewer(tx, viewer, work, { reviewerId: comment.authorId, body });
    else await tellEditors(tx, viewer, work, body);
    return work.course.id;
  });
  return getBuilder(context, viewer, courseId);
}

export async function resolveReviewComment(context: Context, viewer: Viewer, id: string): Promise<CourseBuilder> {
  const courseId = await context.db.transaction(async (tx) => {
    const { work } = await requireComment(tx, id);
    requireEditor(viewer, work.course);
    await resolveComment(tx, id, viewer.user.id);
    return work.course.id;
  });
  return getBuilder(context, viewer, courseId);
}

async function requireComment(tx: Database, id: string): Promise<{ comment: CommentRow; work: CourseAtWork }> {
  const comment = await findComment(tx, id);
  if (comment === undefined) throw notFound();
  return { comment, work: await requireLocked(tx, { id: comment.courseId }) };
}
