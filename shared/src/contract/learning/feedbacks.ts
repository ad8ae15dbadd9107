import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { fileLink, sortedBy } from '../kernel/list-queries.ts';
import { byId, day, id, instant, paged, pageQuery } from '../kernel/primitives.ts';
import { rule } from '../kernel/rule.ts';
import { person } from '../people/accounts.ts';
import { locales } from '../site/locales.ts';
import { feedbackBoxes, feedbackSorts, feedbackStatuses, feedbackSubjects } from './feedback-words.ts';

/** What one person said in private; they read it, and the person it is for. */
export const feedback = z.object({
  id,
  subject: z.enum(feedbackSubjects),
  /** Of a course, a person, or a lesson that is an assignment; null: this site, or what is gone. */
  subject_id: id.nullable(),
  /** What the subject is called; null where `subject_id` is. */
  subject_name: z.string().nullable(),
  /** In which course: of a course and of an assignment. */
  course: z.object({ id, name: z.string(), slug: z.string() }).nullable(),
  author: person,
  rating: z.int().min(1).max(5).nullable(),
  /** Plain text. */
  text: z.string(),
  status: z.enum(feedbackStatuses),
  created_at: instant,
});
export type Feedback = z.infer<typeof feedback>;

const given = z.object({
  /** Made by the client, so that sending the same twice makes one. */
  id,
  subject: z.enum(feedbackSubjects),
  /** Of the course, the teacher, or the lesson; none for this site. */
  subject_id: id.nullable().default(null),
  rating: z.int().min(1, rule('Choose 1 to 5 stars.')).max(5, rule('Choose 1 to 5 stars.')).nullable().default(null),
  text: z
    .string()
    .trim()
    .min(10, rule('Text must be between 10 and 2000 characters.'))
    .max(2000, rule('Text must be between 10 and 2000 characters.')),
});
export const sendFeedbackBody = given.refine(
  ({ subject, subject_id }) => (subject === 'platform') === (subject_id === null),
  { path: ['subject_id'], error: rule('Say which course, teacher or assignment it is about; for this site, none.') },
);

export const feedbackFilters = z.object({
  /** A part of what was written, or of the name of who wrote it. */
  search: z.string().trim().max(100).optional(),
  status: z.enum(feedbackStatuses).optional(),
  /** Days on which it was sent, in UTC; both belong to it. */
  from: day.optional(),
  to: day.optional(),
});

export const siteFeedbackFile = feedbackFilters.extend({ locale: z.enum(locales) });

export const feedbackEndpoints = defineEndpoints({
  sendFeedback: {
    summary: 'Say something in private about a course, its teacher, an assignment or this site; at most 10 a minute',
    auth: 'signed-in',
    body: sendFeedbackBody,
    reply: feedback,
  },
  listFeedbacks: {
    summary:
      'Private feedback, newest first where nothing else is asked: received as a teacher, sent, or about the site (for moderators)',
    auth: 'signed-in',
    query: pageQuery
      .extend({
        box: z.enum(feedbackBoxes),
        subject: z.enum(feedbackSubjects).optional(),
        course_id: id.optional(),
      })
      .extend(feedbackFilters.shape)
      .extend(sortedBy(feedbackSorts, 'descending')),
    reply: paged(feedback).extend({
      /** Of the stars in all that match; null without any. */
      mean: z.number().nullable(),
      /** How many of them came with stars. */
      rated: z.int().min(0),
      /** Courses that anything in this box is about, whatever is filtered. */
      courses: z.array(z.object({ id, name: z.string() })),
    }),
  },
  getSiteFeedbackLink: {
    summary: 'A link to this feedback about the site as a CSV file, which holds for five minutes',
    auth: 'signed-in',
    permission: 'moderate-content',
    query: feedbackFilters,
    reply: fileLink,
  },
  markFeedback: {
    summary: 'Say what became of it; for the person who got it, and moderators for the site',
    auth: 'signed-in',
    params: byId,
    body: z.object({ status: z.enum(feedbackStatuses) }),
    reply: feedback,
  },
});
