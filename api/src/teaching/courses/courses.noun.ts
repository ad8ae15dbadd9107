import { sql } from 'drizzle-orm';
import type { Noun } from '../../kernel/noun.ts';
import { exportCourseActions, exportCourses } from './courses.export.ts';
import { courseRoutes } from './courses.routes.ts';

export const courses: Noun = {
  name: 'courses',
  about: 'Courses, as their authors write them',
  routes: courseRoutes,
  people: {
    kept: ['course_events.actor_id', 'courses.owner_id', 'courses.unpublished_by'],
  },
  filesIn: ['courses.cover_file_id'],
  showsFile: (id) =>
    sql`exists (
      select from courses c where c.cover_file_id = ${id} and c.status = 'published' and c.deleted_at is null)`,
  exports: { courses: exportCourses, 'course-actions': exportCourseActions },
};
