import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { ContentSubject, ModeratedSubject } from '@stoa/shared/contract/community/community-words.ts';
import type { Database } from '../kernel/database/database.ts';
import { notFound } from '../kernel/problem.ts';
import {
  requireModeratedAnnouncement,
  updateModeratedAnnouncement,
} from '../learning/announcements/moderated-announcements.ts';
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

export async function requireJudged(tx: Database, { subject, id }: JudgedRef): Promise<Judged> {
  if (subject === 'discussions') return { discussion: await requireModeratedDiscussion(tx, id) };
  if (subject === 'announcements') return { announcement: await requireModeratedAnnouncement(tx, id) };
  return requireSubject(tx, { subject, id });
}

type Change = Pick<PostRow, 'deletedAt' | 'deletedByRole' | 'removalNote'>;
export const updateSubject = (tx: Database, { post, reply }: Subject, change: Change): Promise<void> =>
  reply ? updateReplyRow(tx, reply.id, change) : updatePost(tx, post.id, change);

export const backAgain: Change = { deletedAt: null, deletedByRole: null, removalNote: null };

/** Takes a text away in the name of the moderators, or brings it back. */
export function updateJudged(tx: Database, judged: Judged, change: Change): Promise<void> {
  if ('discussion' in judged) return updateModeratedDiscussion(tx, judged.discussion.id, change);
  if ('announcement' in judged) return updateModeratedAnnouncement(tx, judged.announcement.id, change);
  return updateSubject(tx, judged, change);
}

type Keys = Pick<ReportRow, 'postId' | 'replyId' | 'discussionId' | 'announcementId'>;

const none: Keys = { postId: null, replyId: null, discussionId: null, announcementId: null };

/** As a report and a decision name it. */
export function keysOf(judged: Judged): Keys {
  if ('discussion' in judged) return { ...none, discussionId: judged.discussion.id };
  if ('announcement' in judged) return { ...none, announcementId: judged.announcement.id };
  return { ...none, postId: judged.post.id, replyId: judged.reply?.id ?? null };
}

export function refOf({ postId, replyId, discussionId, announcementId }: Keys): JudgedRef {
  if (discussionId !== null) return { subject: 'discussions', id: discussionId };
  if (announcementId !== null) return { subject: 'announcements', id: announcementId };
  if (replyId !== null) return { subject: 'replies', id: replyId };
  if (postId !== null) return { subject: 'posts', id: postId };
  throw new Error('A report about nothing.');
}

/** Of the post or of the lesson, or what an announcement is about. */
export function titleOf(judged: Judged): string {
  if ('discussion' in judged) return judged.discussion.title;
  return 'announcement' in judged ? judged.announcement.title : judged.post.title;
}

/** Where the text is read; a reply is shown at its place. */
export function linkTo(judged: Judged): string {
  if ('discussion' in judged) return judged.discussion.link;
  return 'announcement' in judged ? judged.announcement.link : linkToPost(judged.post.id, judged.reply?.id ?? null);
}

export const linkToPost = (postId: string, replyId: string | null): string =>
  `${to.communityPost({ id: postId })}${replyId === null ? '' : `#reply-${replyId}`}`;
