import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { byId, id, instant } from '../kernel/primitives.ts';
import { MOST_ASSIGNED } from './review-words.ts';

/** Null: nobody in particular. */
const assignment = z.object({ course_id: id, reviewer_id: id.nullable() });
export type ReviewerAssignment = z.infer<typeof assignment>;

export const reviewClaim = z.object({
  /** Null: nobody reviews it. */
  reviewer: z.object({ id, name: z.string() }).nullable(),
  is_mine: z.boolean(),
  /** When it is nobody's again; null where it was assigned, and lasts. */
  expires_at: instant.nullable(),
});
export type ReviewClaim = z.infer<typeof reviewClaim>;

export const claiming = { auth: 'signed-in', permission: 'review-course', params: byId, reply: reviewClaim } as const;

export const courseReviewerEndpoints = defineEndpoints({
  getReviewClaim: { summary: 'Who reviews a course just now', ...claiming },
  claimReview: { summary: 'Take a course up to review it, for 24 hours; 409 while someone else has it', ...claiming },
  releaseReview: { summary: 'Let a course go, for someone else to review', ...claiming },
  listReviewers: {
    summary: 'Who may review courses, by name',
    auth: 'signed-in',
    permission: 'review-course',
    reply: z.array(z.object({ id, name: z.string() })),
  },
  assignReviewers: {
    summary: 'Say who is to review courses: all of them or none. What is answered, sent back, undoes it',
    auth: 'signed-in',
    permission: 'review-course',
    body: z.object({ assignments: z.array(assignment).min(1).max(MOST_ASSIGNED) }),
    reply: z.object({ before: z.array(assignment) }),
  },
});
