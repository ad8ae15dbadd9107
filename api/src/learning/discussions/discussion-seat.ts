import type { Database } from '../../kernel/database/database.ts';
import { notFound } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { findCourse } from '../../teaching/courses/find-course.ts';
import { findEnrolment } from '../enrolments/enrolments.repository.ts';
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

export async function requireSeat(db: Database, viewer: Viewer, courseId: string): Promise<Seat> {
  const [course, enrolment] = [
    await findCourse(db, { id: courseId }),
    await findEnrolment(db, viewer.user.id, courseId),
  ];
  return seatOf(viewer, course, enrolment);
}

/** Not to be told from a missing text by those who may not read it. */
export async function requireSeatAt(db: Database, viewer: Viewer, id: string): Promise<Seat> {
  const row = await findDiscussionRow(db, id);
  if (row === undefined) throw notFound();
  return requireSeat(db, viewer, row.courseId);
}

/** The whole discussion is held until the transaction ends: its changes come one after another. */
export async function requireTextLocked(tx: Database, viewer: Viewer, id: string): Promise<SeatedText> {
  const asked = await findDiscussionRow(tx, id);
  if (asked === undefined) throw notFound();
  const seat = await requireSeat(tx, viewer, asked.courseId);
  const thread = await lockDiscussion(tx, asked.parentId ?? asked.id);
  // Read again: it may have changed while the discussion was somebody else's.
  const written = asked.parentId === null ? thread : await findDiscussionRow(tx, id);
  if (thread === undefined || written === undefined) throw notFound();
  return { seat, written, thread };
}
