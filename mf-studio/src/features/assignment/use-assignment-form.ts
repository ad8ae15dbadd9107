import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import { finishedCriterion, lessonFields, type BuilderAssignment } from '@stoa/shared/contract/teaching/lessons.ts';
import { LEAST_INSTRUCTIONS } from '../../builder/finished-assignment.ts';
import type { SaveTarget } from '../../saving/patches.ts';
import { useAutosaveForm } from '../../saving/use-autosave-form.ts';

export type AssignmentValues = BuilderAssignment;

const assignmentFields = lessonFields.pick({
  instructions: true,
  submission_type: true,
  max_files: true,
  due_days: true,
  max_attempts: true,
  pass_mark: true,
  rubric: true,
});

/** What learners see at once must be whole: an edit waits until it is. */
const wholeFields = assignmentFields.extend({
  instructions: assignmentFields.shape.instructions.min(
    LEAST_INSTRUCTIONS,
    rule('Say in at least 20 characters what to make.'),
  ),
  rubric: assignmentFields.shape.rubric.pipe(finishedCriterion.array()),
});

export interface AskedWork {
  /** The lesson, or the assignment of a learning path. */
  target: SaveTarget;
  /** The same object as long as nothing changed. */
  assignment: AssignmentValues;
  /** Learners see every edit as it is saved. */
  isPublic?: boolean;
}

/** What an assignment asks: fields of its target, of which the rubric is one, saved as a whole. */
export const useAssignmentForm = ({ target, assignment, isPublic = false }: AskedWork) =>
  useAutosaveForm<AssignmentValues>(target, isPublic ? wholeFields : assignmentFields, assignment);
