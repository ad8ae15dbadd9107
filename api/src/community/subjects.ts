import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { ContentSubject, ModeratedSubject } from '@stoa/shared/contract/community/community-words.ts';
import type { Database } from '../kernel/database/database.ts';
import { notFound } from '../kernel/problem.ts';
import {
  requireModeratedDiscussion,
  updateModeratedDiscussion,
} from '../learning/discussions/moderated-discussions.ts';
import type { Judged, Subject } from './community.policy.ts';
import type { PostRow, ReportRow } from './community.tables.ts';
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

export interface JudgedRef {
  subject: ModeratedSubject;
  id: string;
}

export const requireJudged = async (tx: Database, { subject, id }: JudgedRef): Promise<Judged> =>
  subject === 'discussions'
    ? { discussion: await requireModeratedDiscussion(tx, id) }
    : requireSubject(tx, { subject, id });

type Change = Pick<PostRow, 'deletedAt' | 'deletedByRole' | 'removalNote'>;
export const updateSubject = (tx: Database, { post, reply }: Subject, change: Change): Promise<void> =>
  reply ? updateReplyRow(tx, reply.id, change) : updatePost(tx, post.id, change);

export const backAgain: Change = { deletedAt: null, deletedByRole: null, removalNote: null };

/** Takes a text away in the name of the moderators, or brings it back. */
export const updateJudged = (tx: Database, judged: Judged, change: Change): Promise<void> =>
  'discussion' in judged
    ? updateModeratedDiscussion(tx, judged.discussion.id, change)
    : updateSubject(tx, judged, change);

type Keys = Pick<ReportRow, 'postId' | 'replyId' | 'discussionId'>;

/** As a report and a decision name it. */
export const keysOf = (judged: Judged): Keys =>
  'discussion' in judged
    ? { postId: null, replyId: null, discussionId: judged.discussion.id }
    : { postId: judged.post.id, replyId: judged.reply?.id ?? null, discussionId: null };

export function refOf({ postId, replyId, discussionId }: Keys): JudgedRef {
  if (discussionId !== null) return { subject: 'discussions', id: discussionId };
  if (replyId !== null) return { subject: 'replies', id: replyId };
  if (postId !== null) return { subject: 'posts', id: postId };
  throw new Error('A report about nothing.');
}

/** Of the post, or of the lesson. */
export const titleOf = (judged: Judged): string =>
  'discussion' in judged ? judged.discussion.title : judged.post.title;

/** Where the text is read; a reply is shown at its place. */
export const linkTo = (judged: Judged): string =>
  'discussion' in judged ? judged.discussion.link : linkToPost(judged.post.id, judged.reply?.id ?? null);

export const linkToPost = (postId: string, replyId: string | null): string =>
  `${to.communityPost({ id: postId })}${replyId === null ? '' : `#reply-${replyId}`}`;
