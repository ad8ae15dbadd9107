import type { Noun } from '../../kernel/noun.ts';
import { courseLearnerRoutes } from './course-learners.routes.ts';

export const courseLearners: Noun = {
  name: 'course-learners',
  about: 'Who learns in a course and how far they are, for those who teach it',
  routes: courseLearnerRoutes,
};
