import type { z } from 'zod';
import type { createDiscussionBody, Discussion } from '@stoa/shared/contract/learning/discussions.ts';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import type { Context, WithNouns } from '../../kernel/context.ts';
import type { Database } from '../../kernel/database/database.ts';
import { spend } from '../../kernel/limits.ts';
import { Problem, invalid, notFound } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { tellOfText } from './discussion-notices.ts';
import { requireOpenPlace, requireSeat, requireTextLocked } from './discussion-seat.ts';
import { requireHere, requireMayWrite, requireOpen, requireOwnText, type Seat } from './discussions.policy.ts';
import {
  findDiscussionRow,
  findLessonTitle,
  insertDiscussion,
  lockDiscussion,
  updateDiscussionRow,
} from './discussions.repository.ts';
import { getDiscussion } from './discussions.service.ts';
import type { DiscussionRow } from './discussions.tables.ts';

type Given = z.output<typeof createDiscussionBody>;

/** The id is the client's: the same text sent twice is one, and what was changed between counts as an edit. */
export async function createDiscussion(
  { db, limits, nouns }: Pick<Context, 'db' | 'limits' | 'nouns'>,
  viewer: Viewer,
  given: Given,
): Promise<Discussion> {
  const reach = { db, nouns };
  const seat = await requireSeat(reach, viewer, given.course_id);
  requireMayWrite(seat);
  const kept = await findDiscussionRow(db, given.id);
  if (kept) return sentAgain(reach, viewer, kept, given);
  await spend(limits.discussionTexts, viewer.user.id);
  const isNew = await db.transaction((tx) =>
    (given.parent_id === null ? begin : reply)({ db: tx, nouns }, seat, given),
  );
  const row = isNew ? undefined : await findDiscussionRow(db, given.id);
  return row ? sentAgain(reach, viewer, row, given) : getDiscussion(reach, viewer, given.id);
}

async function begin(reach: WithNouns, seat: Seat, { id, lesson_id, kind, at_s, body }: Given): Promise<boolean> {
  const { db: tx } = reach;
  const courseId = seat.course.id;
  if (lesson_id !== null && (await findLessonTitle(tx, { courseId, lessonId: lesson_id })) === undefined) {
    throw invalid({ lesson_id: rule('This lesson is no longer part of the course.') });
  }
  await requireOpenPlace(reach, seat, lesson_id);
  const row = { ...writerOf(seat), id, courseId, lessonId: lesson_id, kind, atS: at_s, body };
  if (!(await insertDiscussion(tx, row))) return false;
  await tellOfText(tx, seat, { thread: await requireRow(tx, id), reply: false, body });
  return true;
}

async function reply(reach: WithNouns, seat: Seat, { id, parent_id, body }: Given): Promise<boolean> {
  const { db: tx } = reach;
  const courseId = seat.course.id;
  const thread = parent_id === null ? undefined : await lockDiscussion(tx, parent_id);
  if (thread?.courseId !== courseId) throw notFound();
  if (thread.parentId !== null)
    throw new Problem('conflict', 'A reply is to what began the discussion, not to a reply.');
  requireHere(thread);
  requireOpen(thread);
  const { lessonId, id: parentId } = thread;
  await requireOpenPlace(reach, seat, lessonId);
  const row = { ...writerOf(seat), id, courseId, lessonId, parentId, kind: 'comment' as const, body };
  if (!(await insertDiscussion(tx, row))) return false;
  await tellOfText(tx, seat, { thread, reply: true, body });
  return true;
}

const writerOf = ({ viewer, isTeam }: Seat) => ({ userId: viewer.user.id, byTeam: isTeam });

async function requireRow(tx: Database, id: string): Promise<DiscussionRow> {
  const row = await findDiscussionRow(tx, id);
  if (row === undefined) throw notFound();
  return row;
}

async function sentAgain(reach: WithNouns, viewer: Viewer, kept: DiscussionRow, given: Given): Promise<Discussion> {
  const isOwn = kept.userId === viewer.user.id;
  if (!isOwn || kept.courseId !== given.course_id || kept.parentId !== given.parent_id) {
    throw new Problem('conflict', 'There is something under this id already. Make a new one.');
  }
  return kept.body === given.body
    ? getDiscussion(reach, viewer, kept.id)
    : updateDiscussion(reach, viewer, { id: kept.id, body: given.body });
}

export async function updateDiscussion(
  { db, nouns }: WithNouns,
  viewer: Viewer,
  { id, body }: { id: string; body: string },
): Promise<Discussion> {
  await db.transaction(async (tx) => {
    const { seat, written, thread } = await requireTextLocked({ db: tx, nouns }, viewer, id);
    requireOwnText(seat, written);
    requireHere(written);
    requireOpen(thread);
    if (written.body === body) return;
    await updateDiscussionRow(tx, id, { body, editedAt: new Date() });
    await tellOfText(tx, seat, { thread, reply: written.parentId !== null, body, before: written.body });
  });
  return getDiscussion({ db, nouns }, viewer, id);
}
