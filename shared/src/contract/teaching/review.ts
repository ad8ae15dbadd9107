import { z } from 'zod';
import { onVersionQuery } from '../kernel/edit-conflict.ts';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { fileLink, sortedBy } from '../kernel/list-queries.ts';
import { byId, bySlug, id, instant, paged, pageQuery } from '../kernel/primitives.ts';
import { person } from '../people/accounts.ts';
import { locales } from '../site/locales.ts';
import { courseStatuses } from '../taxonomy/course-words.ts';
import { courseBuilder } from './course-builder.ts';
import { categoryTrail } from './course-card.ts';
import { courseDiff } from './course-diff.ts';
import { courseMakers } from './course-makers.ts';
import {
  commentAnchor,
  reviewCommentBody,
  reviewReplyBody,
  submissionNote,
  unpublishReason,
} from './review-comments.ts';
import { reviewedThings, reviewHolders, reviewSorts } from './review-words.ts';

export const reviewQueueRow = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  status: z.enum(courseStatuses),
  cover_url: z.string().nullable(),
  creator: person,
  category: categoryTrail.nullable(),
  lesson_count: z.int(),
  duration_s: z.int(),
  submitted_at: instant.nullable(),
  /** How many times it was sent to review. */
  round: z.int(),
  open_comments: z.int(),
  /** An older API does not say. */
  is_micro: z.boolean().optional(),
  /** Who reviews it just now. An older API does not say. */
  reviewer: z.object({ id, name: z.string() }).nullable().optional(),
});
export type ReviewQueueRow = z.infer<typeof reviewQueueRow>;

/** What narrows what waits, whether courses or learning paths. */
export const reviewQueueFilters = z.object({
  /** A part of its name, or of who made it. */
  q: z.string().trim().max(100).default(''),
  /** Of the first level. */
  category_id: id.optional(),
  /** That have waited for at least so many days. */
  waiting_days: z.coerce.number().int().min(1).max(365).optional(),
  /** Of those that the viewer reviews, or nobody. */
  reviewer: z.enum(reviewHolders).optional(),
});

export const reviewQueueQuery = pageQuery.extend(reviewQueueFilters.shape).extend(sortedBy(reviewSorts, 'ascending'));

/** What else a file depends on. */
export const reviewQueueFile = reviewQueueFilters.extend({ viewer_id: id, locale: z.enum(locales) });

const courseQueueFilters = reviewQueueFilters.extend({
  status: z.enum(['in_review', 'changes_requested', 'approved', 'published']).default('in_review'),
  micro: z.stringbool().optional(),
});

export const courseQueueFile = courseQueueFilters
  .extend(reviewQueueFile.shape)
  .extend({ micro: z.boolean().optional() });

export const reviewEndpoints = defineEndpoints({
  submitCourse: {
    summary: 'Send to review; 422 lists what the checklist misses',
    auth: 'signed-in',
    permission: courseMakers,
    params: byId,
    body: z.object({ note: submissionNote.optional() }).default({}),
    reply: courseBuilder,
  },
  withdrawCourse: {
    summary: 'Take back from review',
    auth: 'signed-in',
    permission: courseMakers,
    params: byId,
    reply: courseBuilder,
  },
  discardRevision: {
    summary: 'Throw away the edits that wait beside a course that was ever public; 409 while a reviewer has them',
    auth: 'signed-in',
    permission: courseMakers,
    params: byId,
    query: onVersionQuery,
    reply: courseBuilder,
  },
  publishCourse: {
    summary: 'Publish now, or at `publish_at`',
    auth: 'signed-in',
    params: bySlug,
    body: z.object({ publish_at: instant.optional() }).default({}),
    reply: courseBuilder,
  },
  unpublishCourse: {
    summary: 'Take off the catalogue; an admin gives a reason',
    auth: 'signed-in',
    params: byId,
    body: z
      .object({
        reason: unpublishReason.optional(),
      })
      .default({}),
    reply: courseBuilder,
  },
  listReviewQueue: {
    summary: 'Courses that wait for review, oldest first where nothing else is asked',
    auth: 'signed-in',
    permission: 'review-course',
    query: reviewQueueQuery.extend(courseQueueFilters.shape),
    reply: paged(reviewQueueRow).extend({ counts: z.record(z.string(), z.int()) }),
  },
  getReviewQueueLink: {
    summary: 'A link to these courses as a CSV file, which holds for five minutes',
    auth: 'signed-in',
    permission: 'review-course',
    query: courseQueueFilters,
    reply: fileLink,
  },
  getCourseReview: {
    summary: 'A course as its reviewer sees it',
    auth: 'signed-in',
    permission: 'review-course',
    params: bySlug,
    reply: courseBuilder,
  },
  getCourseDiff: {
    summary: 'What differs between a course as it is worked on and as learners see it; for its author and reviewers',
    auth: 'signed-in',
    params: bySlug,
    reply: courseDiff,
  },
  commentOnReview: {
    summary: 'Comment on a course in review; a blocking comment asks for changes',
    auth: 'signed-in',
    permission: 'review-course',
    params: byId,
    body: z.object({
      body: reviewCommentBody,
      blocking: z.boolean(),
      about: commentAnchor.default({ part: 'course', part_id: null, field: null }),
    }),
    reply: courseBuilder,
  },
  replyToReviewComment: {
    summary: 'The author or a reviewer answers below a comment',
    auth: 'signed-in',
    params: byId,
    body: z.object({ body: reviewReplyBody }),
    reply: courseBuilder,
  },
  resolveReviewComment: {
    summary: 'The author marks a comment as resolved',
    auth: 'signed-in',
    params: byId,
    reply: courseBuilder,
  },
  listShippedPhrases: {
    summary: 'Phrases for a review that the site ships, in the language of the author, whose id this is',
    auth: 'signed-in',
    permission: 'review-course',
    params: byId,
    query: z.object({ about: z.enum(reviewedThings).default('course') }),
    /** `locale`: of the phrases; that of the call where the author is not known. */
    reply: z.object({ locale: z.enum(locales), phrases: z.array(z.string()) }),
  },
});
