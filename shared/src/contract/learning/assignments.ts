import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { httpsUrl } from '../kernel/https-url.ts';
import { byId, id, instant } from '../kernel/primitives.ts';
import { rule } from '../kernel/rule.ts';
import { person } from '../people/accounts.ts';
import { builderAssignment } from '../teaching/lessons.ts';
import { submissionStatuses } from './assignment-words.ts';

/** What a lesson asks its learners to make and hand in. */
export const assignment = builderAssignment.extend({
  /** Of the lesson. */
  id,
  title: z.string(),
  required: z.boolean(),
});
export type Assignment = z.infer<typeof assignment>;

/** How work was judged. */
const verdict = z.object({
  /** What it was judged by; the lesson may ask for something else today. */
  judged_by: builderAssignment.pick({ pass_mark: true, rubric: true }),
  /** 0–100; with a rubric the share of its points. Null where nobody gave one. */
  score: z.int().min(0).max(100).nullable(),
  /** Of each criterion of the rubric, in its order; null where a criterion was left out. Empty without a rubric. */
  points: z.array(z.int().min(0).max(100).nullable()),
  /** What the reviewer wrote, and who it was; null where nobody looked yet, or the person has left. */
  feedback: z.string().nullable(),
  reviewed_by: person.nullable(),
  reviewed_at: instant.nullable(),
});

/** Where a learner's work stands; the one attempt that counts now. */
export const submission = verdict.extend({
  id,
  status: z.enum(submissionStatuses),
  /** The one handed in last, from 1; of a draft the one that it will be. */
  attempt: z.int().min(1),
  /** It was handed in after its due date. */
  late: z.boolean(),
  submitted_at: instant.nullable(),
});
export type Submission = z.infer<typeof submission>;

export const submittedFile = z.object({
  id,
  name: z.string(),
  bytes: z.int(),
  mime: z.string(),
  sha256: z.string().nullable(),
  /** Signed, expires after an hour; `getSubmissionFile` gives a new one. */
  url: z.string(),
});
export type SubmittedFile = z.infer<typeof submittedFile>;

/** What was made. With files or an address `text` is a word to the reviewer. */
export const work = z.object({
  text: z.string().nullable(),
  url: z.string().nullable(),
  files: z.array(submittedFile),
});

/** An attempt that was returned, as it was handed in and judged. */
export const returnedAttempt = verdict.extend(work.shape).extend({
  attempt: z.int().min(1),
  late: z.boolean(),
  submitted_at: instant,
});
export type ReturnedAttempt = z.infer<typeof returnedAttempt>;

/** As its author reads it. While it is `returned`, the work is a draft of the next attempt. */
export const ownSubmission = submission.extend(work.shape).extend({
  /** Grows whenever text, address or status change: a change says on which one it was made. */
  version: z.int().min(1),
  /** How often it can still be handed in; null: without limit. */
  attempts_left: z.int().min(0).nullable(),
  /** Attempts before, newest first. */
  history: z.array(returnedAttempt),
});
export type OwnSubmission = z.infer<typeof ownSubmission>;

/** One that this learner has to do, or did. */
export const ownAssignment = assignment.extend({
  /** The enrolment and `due_days`. */
  due_at: instant.nullable(),
  /** The due date is over and nothing has been handed in. */
  overdue: z.boolean(),
  /** Null: not begun. */
  submission: submission.nullable(),
});
export type OwnAssignment = z.infer<typeof ownAssignment>;

/** With what was made, as its author reads it again. */
export const assignmentWithWork = ownAssignment.extend({ submission: ownSubmission.nullable() });
export type AssignmentWithWork = z.infer<typeof assignmentWithWork>;

export const dueAssignment = ownAssignment.extend({
  course: z.object({ id, name: z.string(), slug: z.string() }),
});
export type DueAssignment = z.infer<typeof dueAssignment>;

/** The version that a change was made on; 0: of nothing yet. */
const onSubmission = z.int32(rule('Say which version of the work this was changed on.')).min(0);

export const submissionBody = z.object({
  text: z.string().max(20_000, rule('At most 20,000 characters.')).nullable(),
  url: httpsUrl(2000, rule('Address must be at most 2000 characters.')).nullable(),
  /** `submitted` hands it in; `draft` keeps it, and takes back what no reviewer has decided on yet. */
  status: z.enum(['draft', 'submitted']),
  on: onSubmission,
});
export type SubmissionBody = z.infer<typeof submissionBody>;

export const assignmentEndpoints = defineEndpoints({
  listDueAssignments: {
    summary: 'What I have to hand in, in all my courses: what was returned first, then by due date; at most 100',
    auth: 'signed-in',
    reply: z.array(dueAssignment),
  },
  listOwnAssignments: {
    summary: 'All assignments of a course I learn in, with my work; `id` is the course',
    auth: 'signed-in',
    params: byId,
    reply: z.array(assignmentWithWork),
  },
  saveSubmission: {
    summary:
      'Keep my work for an assignment as a draft, hand it in, or take it back; `id`: the lesson, or the assignment of a path',
    auth: 'signed-in',
    params: byId,
    body: submissionBody,
    reply: ownSubmission,
  },
  attachSubmissionFile: {
    summary:
      'Put a file that I uploaded (purpose `submission`) into my draft; `id`: the lesson, or the assignment of a path',
    auth: 'signed-in',
    params: byId,
    body: z.object({ file_id: id }),
    reply: ownSubmission,
  },
  removeSubmissionFile: {
    summary: 'Take a file out of my draft; what was handed in before keeps it',
    auth: 'signed-in',
    params: byId,
    reply: ownSubmission,
  },
});
