import type { Noun } from '../../kernel/noun.ts';
import { exportSubmissions } from './assignments.export.ts';
import { assignmentRoutes } from './assignments.routes.ts';

export const assignments: Noun = {
  name: 'assignments',
  about: 'Work that is handed in',
  routes: assignmentRoutes,
  people: {
    deleted: ['submissions.user_id'],
    emptied: ['submissions.reviewed_by', 'returned_attempts.reviewed_by'],
  },
  offers: {
    submissions: ['id', 'user_id', 'path_id', 'path_assignment_id', 'status'],
  },
  filesIn: ['submission_files.file_id'],
  exports: { submissions: exportSubmissions },
};
