import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { byId, id } from '../kernel/primitives.ts';
import { assignmentWithWork, ownAssignment } from '../learning/assignments.ts';
import { builderAssignment, lessonTitle } from '../teaching/lessons.ts';

/** As a lesson asks for work, and who must hand it in: a draft may be incomplete, never out of bounds. */
export const pathAssignmentFields = builderAssignment.extend({
  title: lessonTitle,
  /** Nobody completes the path before their work is approved. */
  required: z.boolean(),
});
export type PathAssignmentFields = z.infer<typeof pathAssignmentFields>;

/** What a learning path asks its learners to make, beside its courses. */
export const pathAssignment = pathAssignmentFields.extend({ id });
export type PathAssignment = z.infer<typeof pathAssignment>;

/** In short, with the viewer's work where they take the path; it is due so many days after they took it. */
export const pathAssignmentCard = ownAssignment.omit({
  instructions: true,
  rubric: true,
  pass_mark: true,
  max_files: true,
});
export type PathAssignmentCard = z.infer<typeof pathAssignmentCard>;

const ofPath = z.object({ id, slug: z.string(), title: z.string() });

/** Of a learner: what they are asked for, what they made, and the path that asks. */
export const learningPathAssignment = z.object({ assignment: assignmentWithWork, path: ofPath });
export type LearningPathAssignment = z.infer<typeof learningPathAssignment>;

export const duePathAssignment = ownAssignment.extend({ path: ofPath });
export type DuePathAssignment = z.infer<typeof duePathAssignment>;

export const pathAssignmentEndpoints = defineEndpoints({
  getLearningPathAssignment: {
    summary: 'An assignment of a learning path that I take, with my work; it is handed in as that of a lesson',
    auth: 'signed-in',
    params: byId,
    reply: learningPathAssignment,
  },
  listDuePathAssignments: {
    summary:
      'What I have to hand in, in all learning paths I take: what was returned first, then by due date; at most 100',
    auth: 'signed-in',
    reply: z.array(duePathAssignment),
  },
});
