import { sql } from 'drizzle-orm';
import type { Noun } from '../../kernel/noun.ts';
import { findCertifiedPaths } from './certified-paths.ts';
import { completePathOf, completePathsWith } from './complete-paths.ts';
import { findPathWaits } from './find-waits.ts';
import { exportLearningPaths } from './learning-paths.export.ts';
import { learningPathRoutes } from './learning-paths.routes.ts';
import { forgetOpenedCourse } from './path-courses.ts';
import { pathsInCategories, skillsOfPaths } from './paths-in-taxonomy.ts';
import { settleAllPaths, settlePath } from './settle-path.work.ts';
import { foldPathEnrolments } from './merge-paths.ts';

export const learningPaths: Noun = {
  name: 'learning-paths',
  about: 'Courses that belong together',
  routes: learningPathRoutes,
  speaksOfMoney: true,
  // Most are completed in the transaction that completes a course. Courses that are taken off tell nobody.
  jobs: [{ name: 'complete learning paths', everyS: 60 * 60, run: ({ db }) => settleAllPaths(db) }],
  work: [settlePath],
  followCompletion: completePathsWith,
  followApproval: async (tx, { userId, pathId }) => {
    if (pathId !== null) await completePathOf(tx, { userId, pathId });
  },
  followEnrolment: forgetOpenedCourse,
  findWaits: findPathWaits,
  findCertifiedPaths,
  inCategories: pathsInCategories,
  namesSkills: skillsOfPaths,
  people: {
    deleted: ['learning_path_opened_courses.user_id', 'learning_path_enrolments.user_id'],
    kept: ['learning_paths.partner_id'],
  },
  merges: {
    'learning_path_enrolments.user_id': foldPathEnrolments,
    // They go with the enrolment.
    'learning_path_opened_courses.user_id': 'drop',
    'learning_paths.partner_id': 'move',
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
