import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { ContentSubject } from '@stoa/shared/contract/community/community-words.ts';
import type { Database } from '../kernel/database/database.ts';
import { notFound } from '../kernel/problem.ts';
import type { Subject } from './community.policy.ts';
import type { PostRow } from './community.tables.ts';
import { findPostLocked, updatePost } from './posts.repository.ts';
import { findReplyRow, updateReplyRow } from './replies.repository.ts';

export interface SubjectRef {
  subject: ContentSubject;
  id: string;
}

export async function requirePostLocked(tx: Database, id: string): Promise<PostRow> {
  const post = await findPostLocked(tx, id);
  if (post === undefined) throw notFound();
  return post;
}

/** The text that a call is about, its discussion held until the transaction ends. */
export async function requireSubject(tx: Database, { subject, id }: SubjectRef): Promise<Subject> {
  if (subject === 'posts') return { post: await requirePostLocked(tx, id), reply: undefined };
  const asked = await findReplyRow(tx, id);
  if (asked === undefined) throw notFound();
  const post = await requirePostLocked(tx, asked.postId);
  // Read again: it may have changed while the discussion was somebody else's.
  return { post, reply: await findReplyRow(tx, id) };
}

type Change = Pick<PostRow, 'deletedAt' | 'deletedByRole' | 'removalNote'>;
export const updateSubject = (tx: Database, { post, reply }: Subject, change: Change): Promise<void> =>
  reply ? updateReplyRow(tx, reply.id, change) : updatePost(tx, post.id, change);

export const backAgain: Change = { deletedAt: null, deletedByRole: null, removalNote: null };

/** Where the text is read; a reply is shown at its place. */
export const linkTo = ({ post, reply }: Subject): string =>
  `${to.communityPost({ id: post.id })}${reply ? `#reply-${reply.id}` : ''}`;
