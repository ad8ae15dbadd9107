import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { byId, id, instant, ok, pageQuery, paged } from '../kernel/primitives.ts';
import { rule } from '../kernel/rule.ts';
import { person } from '../people/accounts.ts';
import { builderAssignment } from '../teaching/lessons.ts';
import { submissionTypes } from '../teaching/submission-types.ts';
import { phrasePurposes, reviewedStatuses, submissionSorts, workPlaces } from './assignment-words.ts';
import { returnedAttempt, submission, submittedFile, work } from './assignments.ts';

const course = z.object({ id, name: z.string(), slug: z.string() });
/** What the work was made for: a lesson of a course, or an assignment of a learning path. */
const place = {
  course: course.nullable(),
  /** An older API knows none. */
  path: z.object({ id, name: z.string() }).nullable().default(null),
};

/** Work in the queue of those who may review it. */
export const submissionCard = z.object({
  id,
  /** Of the assignment, as it was when the work was handed in. */
  title: z.string(),
  submission_type: z.enum(submissionTypes),
  ...place,
  learner: person,
  status: z.enum(reviewedStatuses),
  attempt: z.int().min(1),
  late: z.boolean(),
  submitted_at: instant,
  score: z.int().min(0).max(100).nullable(),
});
export type SubmissionCard = z.infer<typeof submissionCard>;

/** Work with all that its reviewer needs to judge it. */
export const submissionReview = submission.extend(work.shape).extend({
  status: z.enum(reviewedStatuses),
  submitted_at: instant,
  version: z.int().min(1),
  /** What was asked when this was handed in; later edits of the lesson change nothing here. */
  asked: builderAssignment.omit({ max_attempts: true, due_days: true }).extend({ title: z.string() }),
  /** How often it can be handed in after this attempt; null: without limit. */
  attempts_left: z.int().min(0).nullable(),
  ...place,
  learner: person,
  /** Attempts before, newest first. */
  history: z.array(returnedAttempt),
});
export type SubmissionReview = z.infer<typeof submissionReview>;

const feedback = z.string().trim().max(5000, rule('Feedback must be at most 5000 characters.'));
const judgement = {
  /** Of the work as the reviewer saw it. */
  on: z.int32().min(1),
  /** Where there is no rubric; needed to approve once there is a pass mark. */
  score: z
    .int(rule('Score must be between 0 and 100.'))
    .min(0, rule('Score must be between 0 and 100.'))
    .max(100, rule('Score must be between 0 and 100.'))
    .nullable()
    .default(null),
  /** One of each criterion, in the rubric's order; all of them are needed to approve. */
  points: z.array(z.int().min(0).max(100).nullable()).max(20).default([]),
};

/** Whose work may be reviewed, and how much of it waits. */
const waitingPlace = z.object({ id, name: z.string(), waiting: z.int().min(0) });

export const reviewPhrase = z.object({ id, text: z.string() });
export type ReviewPhrase = z.infer<typeof reviewPhrase>;
/** Of one reviewer, for one purpose. */
export const MOST_PHRASES = 50;
const phraseText = z
  .string()
  .trim()
  .min(1, rule('Write the phrase.'))
  .max(1000, rule('A phrase must be at most 1000 characters.'));
const purpose = z.enum(phrasePurposes).default('feedback');

const reviewing = { auth: 'signed-in', permission: 'review-assignment' } as const;
const phrasing = {
  auth: 'signed-in',
  permission: ['review-assignment', 'review-course', 'verify-creator', 'manage-users'],
} as const;

export const submissionEndpoints = defineEndpoints({
  listSubmissions: {
    summary:
      'Work that I may review: of my courses, of learners of my learning paths, as an admin of all; never my own',
    ...reviewing,
    query: pageQuery.extend({
      status: z.enum(reviewedStatuses).default('submitted'),
      /** Lessons of courses, or assignments of learning paths. */
      of: z.enum(workPlaces).default('course'),
      course_id: id.optional(),
      path_id: id.optional(),
      /** A part of the learner's name or of the assignment's title. */
      search: z.string().trim().max(100).optional(),
      sort: z.enum(submissionSorts).default('oldest'),
    }),
    reply: paged(submissionCard).extend({
      /** All courses whose work I may review, or learning paths, with how many wait. */
      courses: z.array(waitingPlace),
      paths: z.array(waitingPlace).default([]),
    }),
  },
  getSubmission: { summary: 'Work to be judged', ...reviewing, params: byId, reply: submissionReview },
  getSubmissionFile: {
    summary: 'A file that was handed in, with a fresh link: for its author and those who may review it',
    auth: 'signed-in',
    params: byId,
    reply: submittedFile,
  },
  approveSubmission: {
    summary: 'Approve work: its lesson is completed, or its part of a learning path; `id` is the submission',
    ...reviewing,
    params: byId,
    body: z.object({ ...judgement, feedback: feedback.default('') }),
    reply: submissionReview,
  },
  giveFeedback: {
    summary: 'Return work to its author with what is to be done; `id` is the submission',
    ...reviewing,
    params: byId,
    body: z.object({
      ...judgement,
      decision: z.literal('return'),
      feedback: feedback.min(1, rule('Say what is to be done.')),
      /** One attempt more than the assignment allows. */
      grant_attempt: z.boolean().default(false),
    }),
    reply: submissionReview,
  },
  listReviewPhrases: {
    summary: 'Phrases that I saved, for feedback on work, for reviews, or for reasons of decisions',
    ...phrasing,
    query: z.object({ purpose }),
    reply: z.array(reviewPhrase),
  },
  createReviewPhrase: {
    summary: 'Save a phrase; at most 50 for one purpose',
    ...phrasing,
    body: z.object({ text: phraseText, purpose }),
    reply: reviewPhrase,
  },
  updateReviewPhrase: {
    summary: 'Word a saved phrase in another way; 409 where the same one is saved already',
    ...phrasing,
    params: byId,
    body: z.object({ text: phraseText }),
    reply: reviewPhrase,
  },
  removeReviewPhrase: { summary: 'Forget a saved phrase', ...phrasing, params: byId, reply: ok },
});
