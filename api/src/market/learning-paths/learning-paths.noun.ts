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
    deleted: ['learning_path_enrolments.user_id'],
    kept: ['learning_paths.partner_id'],
  },
  filesIn: ['learning_paths.banner_file_id'],
  showsFile: (id) =>
    sql`exists (select from learning_paths p where p.banner_file_id = ${id} and p.status = 'published')`,
  judgesWork: ({ viewerId, learnerId, courseId }) =>
    sql`exists (
      select from learning_path_enrolments e
      join learning_paths p on p.id = e.path_id
      join learning_path_courses pc on pc.path_id = p.id
      where p.partner_id = ${viewerId} and e.user_id = ${learnerId} and pc.course_id = ${courseId})`,
  exports: { 'learning-paths': exportLearningPaths },
};
