import type { AssignmentContent } from '../lessons/lesson-content.ts';

export const emptyAssignment: AssignmentContent = {
  instructions: '',
  pass_mark: 60,
  max_attempts: 3,
  submission_type: 'text',
  max_files: 1,
  due_days: null,
  rubric: [],
};
