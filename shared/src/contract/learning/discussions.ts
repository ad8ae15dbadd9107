import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { byId, id, instant } from '../kernel/primitives.ts';
import { rule } from '../kernel/rule.ts';
import { person } from '../people/accounts.ts';
import { discussionActions, discussionKinds, discussionRemovers, discussionSorts } from './discussion-words.ts';

/** A question, a comment or a reply, as one who takes part in the course sees it. */
export const discussion = z.object({
  id,
  course_id: id,
  /** Null: it is about the course as a whole. */
  lesson: z.object({ id, title: z.string() }).nullable(),
  /** Null: it begins a discussion. A reply has no replies of its own. */
  parent_id: id.nullable(),
  kind: z.enum(discussionKinds),
  /** Seconds into the lesson. */
  at_s: z.int().min(0).nullable(),
  /** Null where the text is not given, and where the person has left. */
  author: person.nullable(),
  is_own: z.boolean(),
  /** By the author of the course, or by who reviews it. */
  by_team: z.boolean(),
  /** Markdown. Null where it was removed: it keeps its place for what was answered. */
  body: z.string().nullable(),
  removal: z.object({ by: z.enum(discussionRemovers), at: instant, note: z.string().nullable() }).nullable(),
  upvotes: z.int().min(0),
  /** By the caller. */
  voted: z.boolean(),
  pinned: z.boolean(),
  /** Nobody may reply, edit or accept any more. */
  locked: z.boolean(),
  /** Of a question: an answer was accepted, and is still there. */
  solved: z.boolean(),
  /** Of a reply: it is the accepted answer. */
  accepted: z.boolean(),
  /** Those that can be read. */
  reply_count: z.int().min(0),
  created_at: instant,
  edited_at: instant.nullable(),
  actions: z.array(z.enum(discussionActions)),
});
export type Discussion = z.infer<typeof discussion>;

/** A question that waits, in the list of who answers for the course. */
const openQuestion = discussion.extend({ course: z.object({ id, name: z.string(), slug: z.string() }) });
export type OpenQuestion = z.infer<typeof openQuestion>;

/** The next page begins after this text; null: this was the last. */
const next = id.nullable();
const pageAfter = z.object({
  after: id.optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
});

const body = z
  .string()
  .trim()
  .min(1, rule('Text must be between 1 and 5000 characters.'))
  .max(5000, rule('Text must be between 1 and 5000 characters.'));

const discussionText = z.object({ body });

const place = z.object({
  /** Made by the client, so that sending the same twice makes one. */
  id,
  course_id: id,
  /** Of a reply it is that of what it answers. */
  lesson_id: id.nullable().default(null),
  parent_id: id.nullable().default(null),
  kind: z.enum(discussionKinds).default('comment'),
  at_s: z.int().min(0).max(360_000).nullable().default(null),
});
export const createDiscussionBody = place
  .extend(discussionText.shape)
  .refine(({ at_s, lesson_id, parent_id }) => at_s === null || (lesson_id !== null && parent_id === null), {
    path: ['at_s'],
    error: rule('A second belongs to a question or comment about a lesson.'),
  });

export const discussionEndpoints = defineEndpoints({
  createDiscussion: {
    summary: 'Ask, comment or reply in a course that one takes part in; at most 10 texts a minute',
    auth: 'signed-in',
    body: createDiscussionBody,
    reply: discussion,
  },
  listDiscussions: {
    summary: 'Discussions of a course, or of one lesson; pinned ones first. For who learns in it, and its team',
    auth: 'signed-in',
    params: byId,
    query: pageAfter.extend({
      lesson_id: id.optional(),
      sort: z.enum(discussionSorts).default('newest'),
      q: z.string().trim().max(200).optional(),
    }),
    reply: z.object({ items: z.array(discussion), next }),
  },
  getDiscussion: { summary: 'One discussion', auth: 'signed-in', params: byId, reply: discussion },
  listDiscussionReplies: {
    summary: 'Replies to a question or comment: the accepted one, then oldest first',
    auth: 'signed-in',
    params: byId,
    query: pageAfter,
    reply: z.object({ items: z.array(discussion), next }),
  },
  updateDiscussion: {
    summary: 'Edit the own text',
    auth: 'signed-in',
    params: byId,
    body: discussionText,
    reply: discussion,
  },
  removeDiscussion: {
    summary: 'Take a text away: the own, or any as the course’s team',
    auth: 'signed-in',
    params: byId,
    reply: discussion,
  },
  restoreDiscussion: {
    summary: 'Bring back what one took away',
    auth: 'signed-in',
    params: byId,
    reply: discussion,
  },
  voteDiscussion: {
    summary: 'Vote for the text of another, or take the vote back; one a person',
    auth: 'signed-in',
    params: byId,
    body: z.object({ up: z.boolean() }),
    reply: discussion,
  },
  acceptDiscussionReply: {
    summary: 'Accept a reply as the answer to a question, or none; for who asked, and the course’s team',
    auth: 'signed-in',
    params: byId,
    body: z.object({ reply_id: id.nullable() }),
    reply: discussion,
  },
  steerDiscussion: {
    summary: 'Pin or lock a discussion, or undo it; for the course’s team',
    auth: 'signed-in',
    params: byId,
    body: z
      .object({ pinned: z.boolean(), locked: z.boolean() })
      .partial()
      .refine(({ pinned, locked }) => pinned !== undefined || locked !== undefined, {
        path: ['pinned'],
        error: rule('Say what changes: pinned, locked, or both.'),
      }),
    reply: discussion,
  },
  listOpenQuestions: {
    summary: 'Questions in the own courses without an accepted answer or one of the team; oldest first',
    auth: 'signed-in',
    query: pageAfter.extend({ course_id: id.optional() }),
    reply: z.object({
      items: z.array(openQuestion),
      next,
      /** Courses in which questions wait, and how many. */
      courses: z.array(z.object({ id, name: z.string(), waiting: z.int().min(1) })),
    }),
  },
});
