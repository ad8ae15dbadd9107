import { z } from 'zod';
import { id, instant } from '../kernel/primitives.ts';
import { rule } from '../kernel/rule.ts';
import { person } from '../people/accounts.ts';
import { changedFields } from './course-diff-words.ts';

/** Which part of a course a comment is about: all of it, or a module or lesson of it, or a field of one of these. */
export const commentAnchor = z
  .object({
    part: z.enum(['course', 'module', 'lesson']).default('course'),
    /** Of the module or lesson; null for the course. */
    part_id: id.nullable().default(null),
    field: z.enum(changedFields).nullable().default(null),
  })
  .refine(({ part, part_id }) => (part === 'course') === (part_id === null));
export type CommentAnchor = z.infer<typeof commentAnchor>;

/** Why a reviewer takes a course off the catalogue; its author reads it. */
export const unpublishReason = z.string().trim().min(10, rule('Give a reason of at least 10 characters.')).max(500);

export const reviewReply = z.object({ id, author: person, body: z.string(), created_at: instant });
export type ReviewReply = z.infer<typeof reviewReply>;

export const reviewComment = z.object({
  id,
  author: person,
  body: z.string(),
  blocking: z.boolean(),
  part: z.enum(['course', 'module', 'lesson']),
  part_id: id.nullable(),
  /** As it was called when the comment was written. */
  part_title: z.string().nullable(),
  field: z.enum(changedFields).nullable(),
  /** Oldest first. */
  replies: z.array(reviewReply),
  resolved_at: instant.nullable(),
  resolved_by: person.nullable(),
  created_at: instant,
});
export type ReviewComment = z.infer<typeof reviewComment>;

export const reviewCommentBody = z
  .string()
  .trim()
  .min(10, rule('Write at least 10 characters.'))
  .max(2000, rule('At most 2000 characters.'));
export const reviewReplyBody = z
  .string()
  .trim()
  .min(1, rule('Write an answer.'))
  .max(2000, rule('At most 2000 characters.'));
export const submissionNote = z.string().trim().max(1000, rule('The note may have at most 1000 characters.'));
