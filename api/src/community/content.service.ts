import type { ReactionKind } from '@stoa/shared/contract/community/community-words.ts';
import type { Reactions } from '@stoa/shared/contract/community/community.ts';
import type { Context } from '../kernel/context.ts';
import type { Database } from '../kernel/database/database.ts';
import { spend } from '../kernel/limits.ts';
import { Problem, forbidden, notFound } from '../kernel/problem.ts';
import type { Viewer } from '../kernel/viewer.ts';
import { requireReadable } from '../learning/announcements/course-announcements.ts';
import { requireReadableDiscussion } from '../learning/discussions/moderated-discussions.ts';
import { judgedText, requireAuthor, requireHere, requireNotOwn, writtenIn, type Subject } from './community.policy.ts';
import { findPost } from './posts.repository.ts';
import { deleteReaction, insertReaction, type Reaction } from './reactions.repository.ts';
import { findReply } from './replies.repository.ts';
import { insertReport } from './reports.repository.ts';
import {
  backAgain,
  type JudgedRef,
  keysOf,
  requireJudged,
  requireSubject,
  type SubjectRef,
  titleOf,
  updateSubject,
} from './subjects.ts';
import { tellModerators } from './tell.ts';

/** Taken away by its author, who alone can bring it back. */
export async function removeContent(db: Database, viewer: Viewer, ref: SubjectRef): Promise<void> {
  await db.transaction(async (tx) => {
    const subject = await requireSubject(tx, ref);
    const written = writtenIn(subject);
    requireAuthor(viewer, written);
    if (written.deletedAt !== null) return;
    await updateSubject(tx, subject, { deletedAt: new Date(), deletedByRole: 'author', removalNote: null });
  });
}

export async function restoreContent(db: Database, viewer: Viewer, ref: SubjectRef): Promise<void> {
  await db.transaction(async (tx) => {
    const subject = await requireSubject(tx, ref);
    const written = writtenIn(subject);
    requireAuthor(viewer, written);
    if (written.deletedByRole === 'moderator') throw forbidden();
    await updateSubject(tx, subject, backAgain);
  });
}

export async function react(
  db: Database,
  viewer: Viewer,
  { kind, on, ...ref }: SubjectRef & { kind: ReactionKind; on: boolean },
): Promise<Reactions> {
  await db.transaction(async (tx) => {
    const subject = await requireSubject(tx, ref);
    const reaction = reactionOf(viewer, subject, kind);
    if (!on) return deleteReaction(tx, reaction);
    requireHere(writtenIn(subject));
    requireNotOwn(viewer, writtenIn(subject), 'You cannot react to what you wrote yourself.');
    await insertReaction(tx, reaction);
  });
  const find = ref.subject === 'posts' ? findPost : findReply;
  const row = await find(db, ref.id, viewer.user.id);
  if (row === undefined) throw notFound();
  return row.reactions;
}

const reactionOf = (viewer: Viewer, { post, reply }: Subject, kind: ReactionKind): Reaction => ({
  userId: viewer.user.id,
  postId: reply ? null : post.id,
  replyId: reply?.id ?? null,
  kind,
});

/** Keeps what was reported as it was then, and tells the moderators. */
export async function reportContent(
  { db, limits, nouns }: Pick<Context, 'db' | 'limits' | 'nouns'>,
  viewer: Viewer,
  { reason, ...ref }: JudgedRef & { reason: string },
): Promise<void> {
  await spend(limits.communityReports, viewer.user.id);
  if (ref.subject === 'discussions') await requireReadableDiscussion({ db, nouns }, viewer, ref.id);
  if (ref.subject === 'announcements') await requireReadable(db, viewer, ref.id);
  await db.transaction(async (tx) => {
    const judged = await requireJudged(tx, ref);
    const written = judgedText(judged);
    const title = titleOf(judged);
    requireNotOwn(viewer, written, 'You cannot report what you wrote yourself. You can remove it.');
    requireHere(written);
    const isNew = await insertReport(tx, {
      ...keysOf(judged),
      reporterId: viewer.user.id,
      reason,
      title,
      body: written.body,
    });
    if (!isNew) throw new Problem('already_reported', 'You have reported this already. A moderator looks at it.');
    await tellModerators(tx, { title, reason, but: [viewer.user.id, written.authorId] });
  });
}
