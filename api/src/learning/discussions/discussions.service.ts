import type { z } from 'zod';
import type { Discussion, discussionEndpoints } from '@stoa/shared/contract/learning/discussions.ts';
import type { WithNouns } from '../../kernel/context.ts';
import type { Database } from '../../kernel/database/database.ts';
import { notFound } from '../../kernel/problem.ts';
import { wordsOf } from '../../kernel/search-words.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { findCourse } from '../../teaching/courses/find-course.ts';
import { lockedUntil } from '../enrolments/find-closed.ts';
import { seatOf } from './discussions.policy.ts';
import { findClosedAt, requireSeat, requireSeatAt } from './discussion-seat.ts';
import { discussionOf } from './discussion-shape.ts';
import {
  findDiscussion,
  findDiscussions,
  findOpenQuestions,
  findReplies,
  findWaitingCourses,
  type Slice,
} from './discussions.repository.ts';

type Query<N extends 'listDiscussions' | 'listOpenQuestions'> = z.output<(typeof discussionEndpoints)[N]['query']>;

export async function listDiscussions(
  reach: WithNouns,
  viewer: Viewer,
  { id, lesson_id, sort, q, after, limit }: { id: string } & Query<'listDiscussions'>,
) {
  const { db } = reach;
  const seat = await requireSeat(reach, viewer, id);
  const closed = await findClosedAt(reach, seat);
  const waits = lesson_id === undefined ? undefined : closed.get(lesson_id);
  if (waits) throw lockedUntil(waits);
  const filters = { lessonId: lesson_id, without: [...closed.keys()], words: q ? wordsOf(q) : undefined, sort };
  const of = { courseId: id, viewerId: viewer.user.id };
  const { page, next } = cut(await findDiscussions(db, of, { ...filters, after, limit: limit + 1 }), limit);
  return { items: page.map((row) => discussionOf(row, seat)), next };
}

export async function getDiscussion(reach: WithNouns, viewer: Viewer, id: string): Promise<Discussion> {
  const seat = await requireSeatAt(reach, viewer, id);
  const row = await findDiscussion(reach.db, id, viewer.user.id);
  if (row === undefined) throw notFound();
  return discussionOf(row, seat);
}

export async function listReplies(reach: WithNouns, viewer: Viewer, { id, after, limit }: { id: string } & Slice) {
  const seat = await requireSeatAt(reach, viewer, id);
  const rows = await findReplies(reach.db, { threadId: id, viewerId: viewer.user.id }, { after, limit: limit + 1 });
  const { page, next } = cut(rows, limit);
  return { items: page.map((row) => discussionOf(row, seat)), next };
}

/** Of the courses that the viewer made. */
export async function listOpenQuestions(
  db: Database,
  viewer: Viewer,
  { course_id, after, limit }: Query<'listOpenQuestions'>,
) {
  const [rows, courses] = await Promise.all([
    findOpenQuestions(db, viewer.user.id, { courseId: course_id, after, limit: limit + 1 }),
    findWaitingCourses(db, viewer.user.id),
  ]);
  const { page, next } = cut(rows, limit);
  const ids = new Set(page.map((row) => row.course_id));
  const seats = new Map(
    await Promise.all(
      [...ids].map(async (id) => [id, seatOf(viewer, await findCourse(db, { id }), undefined)] as const),
    ),
  );
  const items = page.flatMap(({ course, ...row }) => {
    const seat = seats.get(row.course_id);
    return seat ? [{ ...discussionOf(row, seat), course }] : [];
  });
  return { items, next, courses };
}

/** One row more than a page was asked for: it tells whether there is another. */
function cut<R extends { id: string }>(rows: R[], limit: number): { page: R[]; next: string | null } {
  const page = rows.slice(0, limit);
  return { page, next: rows.length > limit ? (page.at(-1)?.id ?? null) : null };
}
