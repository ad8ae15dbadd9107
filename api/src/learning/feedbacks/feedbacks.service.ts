import type { z } from 'zod';
import type { Feedback, feedbackEndpoints, sendFeedbackBody } from '@stoa/shared/contract/learning/feedbacks.ts';
import type { FeedbackStatus } from '@stoa/shared/contract/learning/feedback-words.ts';
import type { Context } from '../../kernel/context.ts';
import type { Database } from '../../kernel/database/database.ts';
import { spend } from '../../kernel/limits.ts';
import { Problem, notFound } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { holdersIn, isInstructor } from '../../teaching/courses/courses.policy.ts';
import { findCourse } from '../../teaching/courses/find-course.ts';
import { settleFeedbackNotice, tellOfFeedback } from './feedback-notices.ts';
import { canReadPlatformBox, requireMaySend, requirePlatformBox } from './feedbacks.policy.ts';
import {
  findAssignmentCourse,
  findFeedback,
  findFeedbackCourses,
  findFeedbackRow,
  findFeedbacks,
  findPersonName,
  hasReceived,
  insertFeedback,
  summarizeFeedbacks,
  updateFeedbackStatus,
  wasEnrolled,
} from './feedbacks.repository.ts';
import type { FeedbackRow } from './feedbacks.tables.ts';

type Given = z.output<typeof sendFeedbackBody>;

/** Whom it is for, and where it is said. */
interface Target extends Pick<FeedbackRow, 'receiverId' | 'courseId' | 'lessonId'> {
  place: string;
  readerIds: string[];
}

/** The id is the client's: the same feedback sent twice is one, and another under its id writes over nothing. */
export async function sendFeedback(
  { db, limits }: Pick<Context, 'db' | 'limits'>,
  viewer: Viewer,
  given: Given,
): Promise<Feedback> {
  const { place, readerIds, ...target } = await targetOf(db, viewer, given);
  const { id, subject, rating, text } = given;
  const row = { id, subject, rating, text, userId: viewer.user.id, ...target };
  const kept = await findFeedbackRow(db, id);
  if (kept) return sentAgain(db, kept, row);
  await spend(limits.feedbacks, viewer.user.id);
  const isNew = await db.transaction(async (tx) => {
    if (!(await insertFeedback(tx, row))) return false;
    await tellOfFeedback(tx, row, { place, readerIds });
    return true;
  });
  const other = isNew ? undefined : await findFeedbackRow(db, id);
  return other ? sentAgain(db, other, row) : requireFeedback(db, id);
}

async function targetOf(db: Database, viewer: Viewer, { subject, subject_id }: Given): Promise<Target> {
  if (subject_id === null) return { receiverId: null, courseId: null, lessonId: null, place: '', readerIds: [] };
  if (subject === 'instructor') return instructorOf(db, viewer, subject_id);
  const isAssignment = subject === 'assignment';
  const id = isAssignment ? await findAssignmentCourse(db, subject_id) : subject_id;
  const course = id === undefined ? undefined : await findCourse(db, { id });
  if (course === undefined) throw notFound();
  const isKnown = await wasEnrolled(db, viewer.user.id, { courseId: course.id });
  // Not to be told from a missing one by those whom it was never shown.
  if (!isKnown && course.status !== 'published' && !isInstructor(viewer, course)) throw notFound();
  requireMaySend(viewer, { receiverId: course.ownerId, wasEnrolled: isKnown });
  const lessonId = isAssignment ? subject_id : null;
  const readerIds = holdersIn(course, 'grade').filter((reader) => reader !== viewer.user.id);
  return { receiverId: course.ownerId, courseId: course.id, lessonId, place: course.name, readerIds };
}

async function instructorOf(db: Database, viewer: Viewer, ownerId: string): Promise<Target> {
  requireMaySend(viewer, { receiverId: ownerId, wasEnrolled: await wasEnrolled(db, viewer.user.id, { ownerId }) });
  const place = (await findPersonName(db, ownerId)) ?? '';
  return { receiverId: ownerId, courseId: null, lessonId: null, place, readerIds: [ownerId] };
}

async function sentAgain(db: Database, kept: FeedbackRow, again: Partial<FeedbackRow>): Promise<Feedback> {
  const fields = ['userId', 'subject', 'receiverId', 'courseId', 'lessonId', 'rating', 'text'] as const;
  if (fields.some((field) => kept[field] !== again[field])) {
    throw new Problem('conflict', 'There is something under this id already. Make a new one.');
  }
  return requireFeedback(db, kept.id);
}

async function requireFeedback(db: Database, id: string): Promise<Feedback> {
  const found = await findFeedback(db, id);
  if (found === undefined) throw notFound();
  return found;
}

export async function listFeedbacks(
  db: Database,
  viewer: Viewer,
  { page, per_page, sort, order, ...asked }: z.output<(typeof feedbackEndpoints)['listFeedbacks']['query']>,
) {
  if (asked.box === 'platform') requirePlatformBox(viewer);
  const filters = { ...asked, viewerId: viewer.user.id };
  const [items, summary, courses] = await Promise.all([
    findFeedbacks(db, filters, { page, per_page, sort, order }),
    summarizeFeedbacks(db, filters),
    findFeedbackCourses(db, filters),
  ]);
  return { items, page, per_page, ...summary, courses };
}

/** Whom it is for; nobody else learns that it exists, but for its author. */
const canReceive = async (db: Database, viewer: Viewer, { id, subject }: FeedbackRow): Promise<boolean> =>
  subject === 'platform' ? canReadPlatformBox(viewer) : hasReceived(db, viewer.user.id, id);

export async function markFeedback(
  db: Database,
  viewer: Viewer,
  { id, status }: { id: string; status: FeedbackStatus },
): Promise<Feedback> {
  const row = await findFeedbackRow(db, id);
  if (row === undefined || !(await canReceive(db, viewer, row))) throw notFound();
  await db.transaction(async (tx) => {
    await updateFeedbackStatus(tx, id, status);
    await settleFeedbackNotice(tx, row);
  });
  return requireFeedback(db, id);
}
