import type { CourseAction } from '@stoa/shared/contract/teaching/course-builder.ts';
import { Problem, forbidden, notFound } from '../../kernel/problem.ts';
import { may, type Viewer } from '../../kernel/viewer.ts';
import { submitStatus, workStatus, type CourseAtWork } from './course-at-work.ts';
import { judgeTransition, type CourseStage, type Party } from './course-transitions.ts';
import type { CourseRow } from './courses.tables.ts';

type Owned = Pick<CourseRow, 'ownerId'>;
type Shown = Pick<CourseRow, 'ownerId' | 'status' | 'deletedAt'>;

/** The author of a course is the one who began it. */
export const isOwner = (viewer: Viewer | undefined, course: Owned): boolean => viewer?.user.id === course.ownerId;

/** Who was never verified as a creator, or no longer is, may write and keep drafts, and send none of them. */
export const isVerified = ({ user }: Viewer): boolean => user.creatorStatus === 'granted';

/** Reviewers judge the courses of others, never their own. */
export const canReview = (viewer: Viewer | undefined, course: Owned): boolean =>
  may(viewer, 'review-course') && !isOwner(viewer, course);

/** The team of a course is its author and whoever holds the right to review. */
export const isTeam = (viewer: Viewer | undefined, course: Owned): boolean =>
  isOwner(viewer, course) || may(viewer, 'review-course');

/** Published courses are for everyone; all others for their team. */
export const canSeeCourse = (viewer: Viewer | undefined, course: Shown): boolean =>
  course.deletedAt === null && (course.status === 'published' || isTeam(viewer, course));

/** Authors who may create courses edit their own, unless it lies with a reviewer. */
export const canEdit = (viewer: Viewer, work: CourseAtWork): boolean =>
  isOwner(viewer, work.course) && may(viewer, 'create-course') && !isWithReviewer(work);

const isWithReviewer = (work: CourseAtWork): boolean => ['in_review', 'approved'].includes(workStatus(work));

/** In whose name this viewer may act on the course. */
export function partiesOf(viewer: Viewer, course: Owned): ReadonlySet<Party> {
  const parties = new Set<Party>();
  if (isOwner(viewer, course)) parties.add('owner');
  if (canReview(viewer, course)) parties.add('reviewer');
  if (viewer.roles.includes('super-admin')) parties.add('super-admin');
  return parties;
}

/** An author may delete a course nobody ever took; a super-admin any that is not public. */
export const canRemove = (viewer: Viewer, course: CourseRow): boolean =>
  judgeTransition(course.status, 'deleted', partiesOf(viewer, course)) === 'allowed' &&
  (course.enrolmentCount === 0 || viewer.roles.includes('super-admin'));

/** What to show as buttons; the guards of the calls ask the same questions. */
export function actionsOf(viewer: Viewer, work: CourseAtWork): CourseAction[] {
  const { course } = work;
  const parties = partiesOf(viewer, course);
  const allows = (from: CourseRow['status'], to: CourseStage) => judgeTransition(from, to, parties) === 'allowed';
  const actions: Record<CourseAction, boolean> = {
    edit: canEdit(viewer, work),
    submit: may(viewer, 'create-course') && isVerified(viewer) && allows(submitStatus(work), 'in_review'),
    withdraw: may(viewer, 'create-course') && allows(workStatus(work), 'draft'),
    discard: may(viewer, 'create-course') && work.revision !== undefined && allows(submitStatus(work), 'discarded'),
    publish: allows(workStatus(work), 'published') && (!isOwner(viewer, course) || isVerified(viewer)),
    unpublish: allows(course.status, 'unpublished'),
    remove: canRemove(viewer, course),
    comment: canReview(viewer, course) && isCommentable(work),
  };
  return (Object.keys(actions) as CourseAction[]).filter((action) => actions[action]);
}

/** Reviewers write comments from the submission until the changes are handed in. */
export const isCommentable = (work: CourseAtWork): boolean =>
  ['in_review', 'changes_requested'].includes(workStatus(work));

/** Not to be told from a missing course by those who may not see it. */
export function requireSight(viewer: Viewer, course: Shown): void {
  if (!canSeeCourse(viewer, course)) throw notFound();
}

export function requireTeam(viewer: Viewer, course: Shown): void {
  requireSight(viewer, course);
  if (!isTeam(viewer, course)) throw forbidden();
}

export function requireOwner(viewer: Viewer, course: Shown): void {
  requireSight(viewer, course);
  if (!isOwner(viewer, course)) throw forbidden();
}

export function requireEdit(viewer: Viewer, work: CourseAtWork): void {
  requireOwner(viewer, work.course);
  const status = workStatus(work);
  if (status === 'in_review') throw new Problem('course_in_review', 'Course is in review. Editing disabled.');
  if (status === 'approved') {
    throw new Problem('course_in_review', 'Course is approved and waits to be published. Editing disabled.');
  }
  if (!canEdit(viewer, work)) throw forbidden();
}

export function requireReviewer(viewer: Viewer, course: Shown): void {
  requireSight(viewer, course);
  if (isOwner(viewer, course)) throw new Problem('own_course', 'You cannot review your own course.');
  if (!canReview(viewer, course)) throw forbidden();
}
