import type { WithNouns } from '../../kernel/context.ts';
import { notFound } from '../../kernel/problem.ts';
import { may, type Viewer } from '../../kernel/viewer.ts';
import { findCourse } from '../../teaching/courses/find-course.ts';
import { findEnrolment } from '../enrolments/enrolments.repository.ts';
import { findClosedIn, lockedUntil } from '../enrolments/find-closed.ts';
import { allOpen, type ClosedLessons } from '../enrolments/openings.policy.ts';
import { seatOf, type Seat } from './discussions.policy.ts';
import { findDiscussionRow, lockDiscussion } from './discussions.repository.ts';
import type { DiscussionRow } from './discussions.tables.ts';

/** A text, the discussion it belongs to, and who does something with it. */
export interface SeatedText {
  seat: Seat;
  written: DiscussionRow;
  /** The text itself, where it begins a discussion. */
  thread: DiscussionRow;
}

export async function requireSeat({ db }: Pick<WithNouns, 'db'>, viewer: Viewer, courseId: string): Promise<Seat> {
  const [course, enrolment] = [
    await findCourse(db, { id: courseId }),
    await findEnrolment(db, viewer.user.id, courseId),
  ];
  return seatOf(viewer, course, enrolment);
}

/** What is said at lessons that do not open to them yet is closed to learners, like the lessons themselves. */
export const findClosedAt = async (reach: WithNouns, { viewer, course }: Seat): Promise<ClosedLessons> =>
  may(viewer, 'moderate-content') ? allOpen : findClosedIn(reach, viewer, [course.id]);

/** @throws `lesson_locked` where this is a place in a lesson that does not open yet */
export async function requireOpenPlace(reach: WithNouns, seat: Seat, lessonId: string | null): Promise<void> {
  if (lessonId === null) return;
  const waits = (await findClosedAt(reach, seat)).get(lessonId);
  if (waits) throw lockedUntil(waits);
}

/** Not to be told from a missing text by those who may not read it. */
export async function requireSeatAt(reach: WithNouns, viewer: Viewer, id: string): Promise<Seat> {
  const row = await findDiscussionRow(reach.db, id);
  if (row === undefined) throw notFound();
  const seat = await requireSeat(reach, viewer, row.courseId);
  await requireOpenPlace(reach, seat, row.lessonId);
  return seat;
}

/** In a transaction: the whole discussion is held until it ends, and its changes come one after another. */
export async function requireTextLocked(reach: WithNouns, viewer: Viewer, id: string): Promise<SeatedText> {
  const { db: tx } = reach;
  const asked = await findDiscussionRow(tx, id);
  if (asked === undefined) throw notFound();
  const seat = await requireSeat(reach, viewer, asked.courseId);
  await requireOpenPlace(reach, seat, asked.lessonId);
  const thread = await lockDiscussion(tx, asked.parentId ?? asked.id);
  // Read again: it may have changed while the discussion was somebody else's.
  const written = asked.parentId === null ? thread : await findDiscussionRow(tx, id);
  if (thread === undefined || written === undefined) throw notFound();
  return { seat, written, thread };
}
