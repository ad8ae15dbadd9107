import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { byId, id, instant, ok, pageQuery, paged } from '../kernel/primitives.ts';
import { rule } from '../kernel/rule.ts';
import { person } from '../people/accounts.ts';
import { categoryName } from '../taxonomy/taxonomy.ts';
import { discussionRemovers } from '../learning/discussion-words.ts';
import {
  contentActions,
  contentSubjects,
  moderatedSubjects,
  moderationActions,
  postSorts,
  reactionKinds,
  reportStatuses,
} from './community-words.ts';

const reactionCount = z.object({ count: z.int().min(0), mine: z.boolean() });
export const reactions = z.object({ like: reactionCount, helpful: reactionCount, insightful: reactionCount });
export type Reactions = z.infer<typeof reactions>;

/**
 * Who took it away. Its text and its author are then given to nobody but that author and, where a moderator did it, the
 * moderators: they alone get the note too.
 */
const removal = z.object({ by: z.enum(['author', 'moderator']), at: instant, note: z.string().nullable() });
export type Removal = z.infer<typeof removal>;

const content = z.object({
  id,
  /** Null where the text is not given, and where the person has left: a former member. */
  author: person.nullable(),
  is_own: z.boolean(),
  created_at: instant,
  edited_at: instant.nullable(),
  removal: removal.nullable(),
  reactions,
  /** What this person may do; of a guest, what they could do once signed in. */
  actions: z.array(z.enum(contentActions)),
});

export const communityPost = content.extend({
  /** Null where the text is not given. */
  title: z.string().nullable(),
  /** Markdown. Null where the text is not given. */
  body: z.string().nullable(),
  /** Slug of one of the community's own categories or of a category of the catalogue. */
  category: categoryName.extend({ slug: z.string() }),
  pinned: z.boolean(),
  /** Nobody may reply or edit any more. */
  locked: z.boolean(),
  /** An answer was accepted, and is still there. */
  solved: z.boolean(),
  /** Replies that can be read. */
  reply_count: z.int().min(0),
  last_activity_at: instant,
});
export type CommunityPost = z.infer<typeof communityPost>;

/** A post in a list: its first words in place of the whole text. */
export const postSummary = communityPost.omit({ body: true, actions: true }).extend({ excerpt: z.string().nullable() });
export type PostSummary = z.infer<typeof postSummary>;

export const communityReply = content.extend({
  post_id: id,
  /** Markdown. Null where the text is not given. */
  body: z.string().nullable(),
  /** The reply that this one answers; null: the post. */
  reply_to: z.object({ id, author: person.nullable(), excerpt: z.string().nullable() }).nullable(),
  accepted: z.boolean(),
});
export type CommunityReply = z.infer<typeof communityReply>;

export const postThread = communityPost.extend({
  accepted_reply: communityReply.nullable(),
  /** All replies, with those that were removed: it only grows. */
  reply_total: z.int().min(0),
});
export type PostThread = z.infer<typeof postThread>;

const title = z
  .string()
  .trim()
  .min(5, rule('Title must be between 5 and 120 characters.'))
  .max(120, rule('Title must be between 5 and 120 characters.'));
const body = z
  .string()
  .trim()
  .min(1, rule('Text must be between 1 and 5000 characters.'))
  .max(5000, rule('Text must be between 1 and 5000 characters.'));
const reason = z
  .string()
  .trim()
  .min(10, rule('Reason must be between 10 and 500 characters.'))
  .max(500, rule('Reason must be between 10 and 500 characters.'));

export const postText = z.object({
  category: z.string().min(1, rule('Choose a category.')).max(120),
  title,
  body,
});
export const replyText = z.object({ body });
export const reportBody = z.object({ reason });
export const decisionBody = z.object({
  verdict: z.enum(['accepted', 'rejected']),
  /** Why. Of an accepted report the author reads it, too. */
  note: reason,
});
/** A decision of a moderator's own, without a report. */
export const moderateBody = z.discriminatedUnion('action', [
  z.object({ action: z.enum(['remove', 'restore']), reason }),
  z.object({ action: z.enum(['pin', 'unpin', 'lock', 'unlock']) }),
]);

/** Made by the client, so that sending the same twice makes one. */
const clientId = z.object({ id });
export const createPostBody = clientId.extend(postText.shape);
export const createReplyBody = clientId.extend(replyText.shape).extend({ reply_to_id: id.nullable().default(null) });

export const listPostsQuery = pageQuery.extend({
  category: z.string().max(120).optional(),
  sort: z.enum(postSorts).default('newest'),
  q: z.string().trim().max(200).optional(),
  /** The caller's own posts; a guest has none (401). */
  mine: z.stringbool().optional(),
});

export const contentReport = z.object({
  id,
  subject: z.enum(moderatedSubjects),
  subject_id: id,
  /** Where it stands: the post itself, or the one replied to. Null: in a course. */
  post_id: id.nullable(),
  /** Where it is read: a path of this site. */
  link: z.string(),
  status: z.enum(reportStatuses),
  reason: z.string(),
  /** Null: a former member. */
  reporter: person.nullable(),
  author: person.nullable(),
  /** As it was when it was reported. A reply has the title of its post, a text of a course that of its lesson, an announcement its subject. */
  title: z.string(),
  body: z.string(),
  /** It was edited since. */
  changed: z.boolean(),
  removal: removal.extend({ by: z.enum(discussionRemovers) }).nullable(),
  created_at: instant,
  decided_at: instant.nullable(),
  decided_by: person.nullable(),
  note: z.string().nullable(),
});
export type ContentReport = z.infer<typeof contentReport>;

/** Who decided what, when and why; kept for good. */
export const moderationDecision = z.object({
  id,
  action: z.enum(moderationActions),
  moderator: person.nullable(),
  subject: z.enum(moderatedSubjects),
  /** Null: it was about a text in a course. */
  post_id: id.nullable(),
  /** Where it is read: a path of this site. */
  link: z.string(),
  /** Of the post, or of the lesson, as it was then. */
  title: z.string(),
  reason: z.string().nullable(),
  created_at: instant,
});
export type ModerationDecision = z.infer<typeof moderationDecision>;

const bySubject = z.object({ subject: z.enum(contentSubjects), id });
const byModerated = z.object({ subject: z.enum(moderatedSubjects), id });
const byReaction = bySubject.extend({ kind: z.enum(reactionKinds) });

export const communityEndpoints = defineEndpoints({
  listPosts: {
    summary: 'Posts of the community: by category, words or author; pinned ones first',
    auth: 'optional',
    query: listPostsQuery,
    reply: paged(postSummary),
  },
  createPost: {
    summary: 'Write a post; at most 10 posts and replies a minute',
    auth: 'signed-in',
    body: createPostBody,
    reply: postThread,
  },
  getPost: { summary: 'A post and its accepted answer', auth: 'optional', params: byId, reply: postThread },
  updatePost: { summary: 'Edit the own post', auth: 'signed-in', params: byId, body: postText, reply: postThread },
  acceptReply: {
    summary: 'Accept an answer to the own question in Help, or none',
    auth: 'signed-in',
    params: byId,
    body: z.object({ reply_id: id.nullable() }),
    reply: postThread,
  },
  listReplies: {
    summary: 'Replies to a post, oldest first; removed ones keep their place without their text',
    auth: 'optional',
    params: byId,
    query: pageQuery,
    reply: paged(communityReply),
  },
  createReply: {
    summary: 'Reply to a post, or to one of its replies; at most 10 posts and replies a minute',
    auth: 'signed-in',
    params: byId,
    body: createReplyBody,
    reply: communityReply,
  },
  updateReply: {
    summary: 'Edit the own reply',
    auth: 'signed-in',
    params: byId,
    body: replyText,
    reply: communityReply,
  },
  removeContent: { summary: 'Take the own text away', auth: 'signed-in', params: bySubject, reply: ok },
  restoreContent: {
    summary: 'Bring back what one took away oneself',
    auth: 'signed-in',
    params: bySubject,
    reply: ok,
  },
  addReaction: {
    summary: 'React; one of each kind a person',
    auth: 'signed-in',
    params: byReaction,
    reply: reactions,
  },
  removeReaction: { summary: 'Take a reaction back', auth: 'signed-in', params: byReaction, reply: reactions },
  reportContent: {
    summary: 'Report a text of the community or of a course to the moderators, once',
    auth: 'signed-in',
    params: byModerated,
    body: reportBody,
    reply: ok,
  },
  listContentReports: {
    summary: 'What was reported: open ones oldest first, decided ones newest first; none against the own content',
    auth: 'signed-in',
    permission: 'moderate-content',
    query: pageQuery.extend({ status: z.enum(reportStatuses).default('pending') }),
    reply: paged(contentReport).extend({ counts: z.record(z.enum(reportStatuses), z.int()) }),
  },
  decideContentReport: {
    summary: 'Accept: the text is removed, with a note to its author. Reject: it stays',
    auth: 'signed-in',
    permission: 'moderate-content',
    params: byId,
    body: decisionBody,
    reply: contentReport,
  },
  moderateContent: {
    summary: 'Remove or restore without a report; pin or lock a post',
    auth: 'signed-in',
    permission: 'moderate-content',
    params: byModerated,
    body: moderateBody,
    reply: ok,
  },
  listModerationDecisions: {
    summary: 'Every decision of the moderators, newest first',
    auth: 'signed-in',
    permission: 'moderate-content',
    query: pageQuery,
    reply: paged(moderationDecision),
  },
});
