import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { byId, id, instant } from '../kernel/primitives.ts';
import { person } from '../people/accounts.ts';
import { submissionStatuses, submissionTypes } from './assignment-words.ts';

/** What a course asks its learners to make and hand in. */
export const assignment = z.object({
  id,
  title: z.string().min(5).max(100),
  /** Markdown. */
  instructions: z.string().min(20).max(5000),
  submission_type: z.enum(submissionTypes),
  /** Of one submission, where files are handed in. */
  max_files: z.int().min(1).max(5),
  /** Days after the enrolment; null: there is no hurry. */
  due_days: z.int().min(1).max(365).nullable(),
  /** 0–100. */
  pass_mark: z.int().min(0).max(100),
  max_attempts: z.int().min(1),
  required: z.boolean(),
  order: z.int().min(1),
});
export type Assignment = z.infer<typeof assignment>;

/** Where a learner's work stands; the one attempt that counts now. */
export const submission = z.object({
  id,
  status: z.enum(submissionStatuses),
  attempt: z.int().min(1),
  /** It was handed in after its due date. */
  late: z.boolean(),
  score: z.int().min(0).max(100).nullable(),
  /** What the reviewer wrote, and who it was; null where nobody looked yet, or the person has left. */
  feedback: z.string().nullable(),
  reviewed_by: person.nullable(),
  reviewed_at: instant.nullable(),
  submitted_at: instant.nullable(),
});
export type Submission = z.infer<typeof submission>;

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
export const assignmentWithWork = ownAssignment.extend({
  submission: submission
    .extend({
      text: z.string().nullable(),
      url: z.string().nullable(),
      files: z.array(
        z.object({
          name: z.string(),
          bytes: z.int(),
          mime: z.string(),
          sha256: z.string().nullable(),
          /** Signed, expires after an hour. */
          url: z.string(),
        }),
      ),
    })
    .nullable(),
});
export type AssignmentWithWork = z.infer<typeof assignmentWithWork>;

export const dueAssignment = ownAssignment.extend({
  course: z.object({ id, name: z.string(), slug: z.string() }),
});
export type DueAssignment = z.infer<typeof dueAssignment>;

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
});
