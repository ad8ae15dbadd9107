import type { z } from 'zod';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { CommunityReply, createReplyBody } from '@stoa/shared/contract/community/community.ts';
import type { Context } from '../kernel/context.ts';
import type { Database } from '../kernel/database/database.ts';
import { spend } from '../kernel/limits.ts';
import { Problem, notFound } from '../kernel/problem.ts';
import type { Viewer } from '../kernel/viewer.ts';
import { isAuthor, requireAuthor, requireHere, requireOpen } from './community.policy.ts';
import type { PostRow, ReplyRow } from './community.tables.ts';
import { replyOf } from './content-shape.ts';
import { updatePost } from './posts.repository.ts';
import {
  countReplies,
  findReplies,
  findReply,
  findReplyRow,
  insertReply,
  updateReplyRow,
} from './replies.repository.ts';
import { requirePostLocked, requireSubject } from './subjects.ts';
import { tellOfReply } from './tell.ts';

export async function listReplies(
  db: Database,
  viewer: Viewer | undefined,
  postId: string,
  page: { page: number; per_page: number },
) {
  const rows = await findReplies(db, postId, { viewerId: viewer?.user.id, ...page });
  return { ...page, items: rows.map((row) => replyOf(row, viewer)), total: await countReplies(db, postId) };
}

/** The id is the client's: the same reply sent twice is one, and what was changed between counts as an edit. */
export async function createReply(
  { db, limits }: Pick<Context, 'db' | 'limits'>,
  viewer: Viewer,
  postId: string,
  { id, body, reply_to_id }: z.output<typeof createReplyBody>,
): Promise<CommunityReply> {
  const kept = await findReplyRow(db, id);
  if (kept) return sentAgain(db, viewer, kept, body);
  await spend(limits.communityTexts, viewer.user.id);
  const isNew = await db.transaction(async (tx) => {
    const post = await requirePostLocked(tx, postId);
    requireHere(post);
    requireOpen(post);
    const answered = reply_to_id === null ? undefined : await requireAnswered(tx, post, reply_to_id);
    const reply = { id, postId, authorId: viewer.user.id, body, replyToId: answered?.id ?? null };
    if (!(await insertReply(tx, reply))) return false;
    await updatePost(tx, postId, { lastActivityAt: new Date() });
    await tellOfReply(tx, { viewer, post, answered, link: `${to.communityPost({ id: postId })}#reply-${id}` });
    return true;
  });
  const row = await findReplyRow(db, id);
  return isNew || row === undefined ? requireReply(db, viewer, id) : sentAgain(db, viewer, row, body);
}

async function requireAnswered(tx: Database, post: PostRow, id: string): Promise<ReplyRow> {
  const reply = await findReplyRow(tx, id);
  if (reply?.postId !== post.id) throw notFound();
  requireHere(reply);
  return reply;
}

async function sentAgain(db: Database, viewer: Viewer, kept: ReplyRow, body: string): Promise<CommunityReply> {
  if (!isAuthor(viewer, kept)) {
    throw new Problem('conflict', 'There is something under this id already. Make a new one.');
  }
  return kept.body === body ? requireReply(db, viewer, kept.id) : editReply(db, viewer, kept.id, body);
}

export async function editReply(db: Database, viewer: Viewer, id: string, body: string): Promise<CommunityReply> {
  await db.transaction(async (tx) => {
    const { post, reply } = await requireSubject(tx, { subject: 'replies', id });
    if (reply === undefined) throw notFound();
    requireAuthor(viewer, reply);
    requireHere(reply);
    requireOpen(post);
    if (reply.body !== body) await updateReplyRow(tx, id, { body, editedAt: new Date() });
  });
  return requireReply(db, viewer, id);
}

async function requireReply(db: Database, viewer: Viewer, id: string): Promise<CommunityReply> {
  const row = await findReply(db, id, viewer.user.id);
  if (row === undefined) throw notFound();
  return replyOf(row, viewer);
}
