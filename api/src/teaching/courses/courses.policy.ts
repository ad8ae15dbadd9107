import { courseRights, type CourseRight } from '@stoa/shared/contract/teaching/co-instructor-words.ts';
import type { CourseAction, CourseFields } from '@stoa/shared/contract/teaching/course-builder.ts';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import type { Giving } from '../../files/given-file.ts';
import type { Context } from '../../kernel/context.ts';
import { Problem, forbidden, invalid, notFound } from '../../kernel/problem.ts';
import { may, type Viewer } from '../../kernel/viewer.ts';
import { submitStatus, workStatus, type CourseAtWork } from './course-at-work.ts';
import { judgeTransition, type CourseStage, type Party } from './course-transitions.ts';
import type { CourseRow } from './courses.tables.ts';

/** A course, as far as it says who works on it. */
export type Taught = Pick<CourseRow, 'ownerId' | 'instructors'>;
type Shown = Taught & Pick<CourseRow, 'status' | 'deletedAt'>;
type Judged = Taught & Pick<CourseRow, 'formerEditors'>;

/** The owner of a course is the one who began it. */
export const isOwner = (viewer: Viewer | undefined, course: Pick<CourseRow, 'ownerId'>): boolean =>
  viewer?.user.id === course.ownerId;

/** What this viewer may do in a course: its owner all that there is, a co-instructor what the owner gave. */
export const rightsIn = (viewer: Viewer | undefined, course: Taught): readonly CourseRight[] =>
  isOwner(viewer, course) ? courseRights : ((viewer && course.instructors[viewer.user.id]) ?? []);

export const hasRight = (viewer: Viewer | undefined, course: Taught, right: CourseRight): boolean =>
  rightsIn(viewer, course).includes(right);

/** Its owner, and co-instructors who have accepted. */
export const isInstructor = (viewer: Viewer | undefined, course: Taught): boolean =>
  rightsIn(viewer, course).length > 0;

/** The same of somebody who is not here. */
export const isTaughtBy = ({ ownerId, instructors }: Taught, userId: string): boolean =>
  ownerId === userId || (instructors[userId] ?? []).length > 0;

/** The ids of those who have a right in a course, its owner first. */
export const holdersIn = ({ ownerId, instructors }: Taught, right: CourseRight): string[] => [
  ownerId,
  ...Object.keys(instructors).filter((id) => instructors[id]?.includes(right)),
];

/** Creators make courses of every kind, partners micro courses alone. */
export const mayMakeCourse = (viewer: Viewer | undefined, { isMicro }: Pick<CourseRow, 'isMicro'>): boolean =>
  may(viewer, 'create-course') || (isMicro && may(viewer, 'create-micro-course'));

/**
 * Who was never verified as a creator, or no longer is, may write and keep drafts, and send none of them. Who partners
 * are, the site knows from elsewhere: their role is given by hand.
 */
export const isVerified = (viewer: Viewer, { isMicro }: Pick<CourseRow, 'isMicro'>): boolean =>
  viewer.user.creatorStatus === 'granted' || (isMicro && may(viewer, 'create-micro-course'));

/** Who works on a course, or could edit it once: what they may have written is for others to judge. */
export const hasHandIn = (viewer: Viewer | undefined, course: Judged): boolean =>
  isInstructor(viewer, course) || (viewer !== undefined && course.formerEditors.includes(viewer.user.id));

/** Reviewers judge the courses of others. */
export const canReview = (viewer: Viewer | undefined, course: Judged): boolean =>
  may(viewer, 'review-course') && !hasHandIn(viewer, course);

/** The team of a course is its instructors and whoever holds the right to review. */
export const isTeam = (viewer: Viewer | undefined, course: Taught): boolean =>
  isInstructor(viewer, course) || may(viewer, 'review-course');

/** Who answers to its learners: watches over their discussions, and judges their work. */
export const canGrade = (viewer: Viewer | undefined, course: Taught): boolean =>
  hasRight(viewer, course, 'grade') || may(viewer, 'review-course');

/** Published courses are for everyone; all others for their team. */
export const canSeeCourse = (viewer: Viewer | undefined, course: Shown): boolean =>
  course.deletedAt === null && (course.status === 'published' || isTeam(viewer, course));

/** Who has the right to, and makes such courses, edits a course, unless it lies with a reviewer. */
export const canEdit = (viewer: Viewer, work: CourseAtWork): boolean =>
  hasRight(viewer, work.course, 'edit') && mayMakeCourse(viewer, work.course) && !isWithReviewer(work);

const isWithReviewer = (work: CourseAtWork): boolean => ['in_review', 'approved'].includes(workStatus(work));

/** In whose name this viewer may act on the course. */
export function partiesOf(viewer: Viewer, course: Judged): ReadonlySet<Party> {
  const parties = new Set<Party>();
  if (isOwner(viewer, course)) parties.add('owner');
  else if (hasRight(viewer, course, 'edit')) parties.add('editor');
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
  const isMaker = mayMakeCourse(viewer, course);
  const parties = partiesOf(viewer, course);
  const allows = (from: CourseRow['status'], to: CourseStage) => judgeTransition(from, to, parties) === 'allowed';
  const actions: Record<CourseAction, boolean> = {
    edit: canEdit(viewer, work),
    submit: isMaker && isVerified(viewer, course) && allows(submitStatus(work), 'in_review'),
    withdraw: isMaker && allows(workStatus(work), 'draft'),
    discard: isMaker && work.revision !== undefined && allows(submitStatus(work), 'discarded'),
    publish: allows(workStatus(work), 'published') && (!isOwner(viewer, course) || isVerified(viewer, course)),
    unpublish: allows(course.status, 'unpublished'),
    remove: canRemove(viewer, course),
    comment: canReview(viewer, course) && isCommentable(work),
  };
  return (Object.keys(actions) as CourseAction[]).filter((action) => actions[action]);
}

/** Reviewers write comments from the submission until the changes are handed in. */
export const isCommentable = (work: CourseAtWork): boolean =>
  ['in_review', 'changes_requested'].includes(workStatus(work));

/** What is put into a course becomes its owner's, so that it stays there. */
export const givingOf = (
  { nouns }: Pick<Context, 'nouns'>,
  viewer: Viewer,
  { ownerId }: Pick<CourseRow, 'ownerId'>,
): Giving => ({
  nouns,
  giverId: viewer.user.id,
  ownerId,
});

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

export function requireRight(viewer: Viewer, course: Shown, right: CourseRight): void {
  requireSight(viewer, course);
  if (!hasRight(viewer, course, right)) throw forbidden();
}

export function requireMaking(viewer: Viewer, course: Pick<CourseRow, 'isMicro'>): void {
  if (!mayMakeCourse(viewer, course)) throw forbidden();
}

/** Its owner, who still makes courses of its kind. */
export function requireMaker(viewer: Viewer, course: Shown & Pick<CourseRow, 'isMicro'>): void {
  requireOwner(viewer, course);
  requireMaking(viewer, course);
}

/** Whoever edits it, wherever it lies now. */
export function requireEditor(viewer: Viewer, course: Shown & Pick<CourseRow, 'isMicro'>): void {
  requireRight(viewer, course, 'edit');
  requireMaking(viewer, course);
}

export function requireEdit(viewer: Viewer, work: CourseAtWork): void {
  requireEditor(viewer, work.course);
  const status = workStatus(work);
  if (status === 'in_review') throw new Problem('course_in_review', 'Course is in review. Editing disabled.');
  if (status === 'approved') {
    throw new Problem('course_in_review', 'Course is approved and waits to be published. Editing disabled.');
  }
  if (!canEdit(viewer, work)) throw forbidden();
}

/** What kind of course it is; a partner makes no other. */
export function requireOwnKind(
  viewer: Viewer,
  course: Pick<CourseRow, 'ownerId'>,
  { now, next }: { now: CourseFields; next: CourseFields },
): void {
  if (now.is_micro === next.is_micro) return;
  if (!isOwner(viewer, course)) {
    throw invalid({ is_micro: rule('Only the owner of the course says whether it is a micro course.') });
  }
  requireKind(viewer, next.is_micro);
}

export function requireKind(viewer: Viewer, isMicro: boolean): void {
  if (!mayMakeCourse(viewer, { isMicro })) throw invalid({ is_micro: rule('Partners make micro courses only.') });
}

const money = ['type', 'price_minor', 'currency'] as const;

/** What a course costs is its owner's to say. */
export function requireOwnPrice(
  viewer: Viewer,
  course: Pick<CourseRow, 'ownerId'>,
  { now, next }: { now: CourseFields; next: CourseFields },
): void {
  const changed = money.filter((field) => now[field] !== next[field]);
  if (changed.length === 0 || isOwner(viewer, course)) return;
  const words = rule('Only the owner of the course changes its price.');
  throw invalid(Object.fromEntries(changed.map((field) => [field, words])));
}

export function requireReviewer(viewer: Viewer, course: Shown & Judged): void {
  requireSight(viewer, course);
  if (hasHandIn(viewer, course)) throw new Problem('own_course', 'You cannot review your own course.');
  if (!canReview(viewer, course)) throw forbidden();
}
