import type { DiscussionAction } from '@stoa/shared/contract/learning/discussion-words.ts';
import { Problem, forbidden, notFound } from '../../kernel/problem.ts';
import { may, type Viewer } from '../../kernel/viewer.ts';
import { canGrade, isTeam } from '../../teaching/courses/courses.policy.ts';
import type { CourseRow } from '../../teaching/courses/courses.tables.ts';
import { canEnterCourse, isLearning } from '../enrolments/enrolments.policy.ts';
import type { EnrolmentRow } from '../enrolments/enrolments.tables.ts';
import type { DiscussionRow } from './discussions.tables.ts';

/** A person in the discussions of one course. */
export interface Seat {
  viewer: Viewer;
  course: CourseRow;
  /** They watch over them. */
  isTeam: boolean;
  /** They learn in the course or belong to its team. */
  mayWrite: boolean;
}

/** A text, as far as rights go. */
export type Written = Pick<DiscussionRow, 'userId' | 'parentId' | 'deletedAt' | 'deletedByRole'>;
/** What it belongs to: itself, where it begins a discussion. */
export type Thread = Pick<DiscussionRow, 'userId' | 'kind' | 'locked' | 'deletedAt'>;

/** @throws `not_enrolled` for one who sees the course, and neither learns in it nor belongs to its team */
export function seatOf(viewer: Viewer, course: CourseRow | undefined, enrolment: EnrolmentRow | undefined): Seat {
  const moderates = may(viewer, 'moderate-content');
  if (course === undefined || !(moderates || canEnterCourse(viewer, course, enrolment))) throw notFound();
  const team = canGrade(viewer, course);
  const mayWrite = isTeam(viewer, course) || isLearning(enrolment);
  if (!mayWrite && !moderates)
    throw new Problem('not_enrolled', 'Enrol in this course to take part in its discussions.');
  return { viewer, course, isTeam: team, mayWrite };
}

const isAuthor = ({ viewer }: Seat, { userId }: Pick<Written, 'userId'>): boolean => viewer.user.id === userId;

/** Removed text is for who wrote it, and for those who watch over the course. */
export const canReadText = (seat: Seat, written: Written): boolean =>
  written.deletedAt === null ||
  isAuthor(seat, written) ||
  (written.deletedByRole !== 'author' && (seat.isTeam || may(seat.viewer, 'moderate-content')));

/** Whoever took it away brings it back; what moderators removed, moderators alone. */
const canRestore = (seat: Seat, written: Written): boolean =>
  (written.deletedByRole === 'author' && isAuthor(seat, written)) ||
  (written.deletedByRole === 'course_admin' && seat.isTeam);

const canAccept = (seat: Seat, thread: Thread): boolean =>
  thread.kind === 'question' && (isAuthor(seat, thread) || seat.isTeam);

/** What to show as buttons; the guards below ask the same. */
export function actionsOn(seat: Seat, written: Written, thread: Thread): DiscussionAction[] {
  const isOwn = isAuthor(seat, written);
  const isHere = written.deletedAt === null;
  const isRoot = written.parentId === null;
  const isOpen = !thread.locked && thread.deletedAt === null;
  const allowed: Record<DiscussionAction, boolean> = {
    reply: seat.mayWrite && isRoot && isHere && isOpen,
    vote: seat.mayWrite && isHere && !isOwn,
    report: isHere && !isOwn,
    edit: seat.mayWrite && isHere && isOwn && !thread.locked,
    remove: isHere && (isOwn || seat.isTeam),
    restore: !isHere && canRestore(seat, written),
    accept: seat.mayWrite && !isRoot && isHere && isOpen && canAccept(seat, thread),
    pin: seat.isTeam && isRoot && isHere,
    lock: seat.isTeam && isRoot && isHere,
  };
  return (Object.keys(allowed) as DiscussionAction[]).filter((action) => allowed[action]);
}

/** @returns in whose name a text is taken away */
export function requireMayRemove(seat: Seat, written: Written): 'author' | 'course_admin' {
  if (isAuthor(seat, written)) return 'author';
  if (seat.isTeam) return 'course_admin';
  throw forbidden();
}

export function requireMayRestore(seat: Seat, written: Written): void {
  if (!canRestore(seat, written)) throw forbidden();
}

export function requireMayAccept(seat: Seat, thread: Thread): void {
  if (thread.kind !== 'question') throw new Problem('conflict', 'Only a question has an accepted answer.');
  if (!seat.mayWrite || !canAccept(seat, thread)) throw forbidden();
}

export function requireMayWrite({ mayWrite }: Seat): void {
  if (!mayWrite) throw new Problem('not_enrolled', 'Enrol in this course to take part in its discussions.');
}

export function requireTeamSeat(seat: Seat): void {
  if (!seat.isTeam) throw forbidden();
}

export function requireOwnText(seat: Seat, written: Written): void {
  requireMayWrite(seat);
  if (!isAuthor(seat, written)) throw forbidden();
}

export function requireOthersText(seat: Seat, written: Written): void {
  if (isAuthor(seat, written)) throw new Problem('own_content', 'You cannot vote for what you wrote yourself.');
}

export function requireHere({ deletedAt }: Pick<Written, 'deletedAt'>): void {
  if (deletedAt !== null) throw new Problem('content_removed', 'This has been removed.');
}

export function requireOpen({ locked }: Pick<Thread, 'locked'>): void {
  if (locked) {
    throw new Problem(
      'content_locked',
      'This discussion is closed. You can read it but not change or answer anything.',
    );
  }
}
