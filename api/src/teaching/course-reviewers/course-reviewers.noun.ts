import type { Noun } from '../../kernel/noun.ts';
import { courseReviewerRoutes } from './course-reviewers.routes.ts';

export const courseReviewers: Noun = {
  name: 'course-reviewers',
  about: 'Who is to review which course',
  routes: courseReviewerRoutes,
  offers: { course_reviewers: ['reviewer_id'] },
  people: { deleted: ['course_reviewers.reviewer_id'], emptied: ['course_reviewers.assigned_by'] },
  merges: {
    'course_reviewers.reviewer_id': 'move',
    'course_reviewers.assigned_by': 'move',
  },
};
