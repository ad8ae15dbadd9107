import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { id } from '../kernel/primitives.ts';
import { MOST_ASSIGNED } from './review-words.ts';

/** Null: nobody in particular. */
const assignment = z.object({ course_id: id, reviewer_id: id.nullable() });
export type ReviewerAssignment = z.infer<typeof assignment>;

export const courseReviewerEndpoints = defineEndpoints({
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
