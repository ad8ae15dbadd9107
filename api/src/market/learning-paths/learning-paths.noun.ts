import { sql } from 'drizzle-orm';
import type { Noun } from '../../kernel/noun.ts';
import { exportLearningPaths } from './learning-paths.export.ts';
import { learningPathRoutes } from './learning-paths.routes.ts';

export const learningPaths: Noun = {
  name: 'learning-paths',
  about: 'Courses that belong together',
  routes: learningPathRoutes,
  speaksOfMoney: true,
  people: {
    kept: ['learning_paths.partner_id'],
  },
  filesIn: ['learning_paths.banner_file_id'],
  showsFile: (id) =>
    sql`exists (select from learning_paths p where p.banner_file_id = ${id} and p.status = 'published')`,
  exports: { 'learning-paths': exportLearningPaths },
};
