import { lessonFields, type BuilderAssignment, type BuilderLesson } from '@stoa/shared/contract/teaching/lessons.ts';
import { useMemo } from 'react';
import { emptyAssignment } from '../../builder/target-fields.ts';
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

/** What an assignment asks: fields of its lesson, of which the rubric is one, saved as a whole. */
export function useAssignmentForm({ id, assignment }: BuilderLesson) {
  const values = useMemo<AssignmentValues>(() => assignment ?? emptyAssignment, [assignment]);
  return useAutosaveForm<AssignmentValues>(`lesson:${id}`, assignmentFields, values);
}
