import type { Noun } from '../../kernel/noun.ts';
import { exportLearningPaths } from './learning-paths.export.ts';
import { learningPathRoutes } from './learning-paths.routes.ts';

export const learningPaths: Noun = {
  name: 'learning-paths',
  about: 'Courses that belong together',
  routes: learningPathRoutes,
  people: {
    kept: ['learning_paths.partner_id'],
  },
  exports: { 'learning-paths': exportLearningPaths },
};
