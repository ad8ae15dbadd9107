import type { Noun } from '../../kernel/noun.ts';
import { exportSubmissions } from './assignments.export.ts';
import { assignmentRoutes } from './assignments.routes.ts';
import { foldSubmissions } from './merge-submissions.ts';

export const assignments: Noun = {
  name: 'assignments',
  about: 'Work that is handed in',
  routes: assignmentRoutes,
  people: {
    deleted: ['submissions.user_id'],
    emptied: ['submissions.reviewed_by', 'returned_attempts.reviewed_by'],
  },
  merges: {
    'submissions.user_id': foldSubmissions,
    'submissions.reviewed_by': 'move',
    'returned_attempts.reviewed_by': 'move',
  },
  offers: {
    submissions: ['id', 'user_id', 'course_id', 'path_assignment_id', 'status', 'attempt', 'granted'],
  },
  filesIn: ['submission_files.file_id'],
  exports: { submissions: exportSubmissions },
};
