import { sql } from 'drizzle-orm';
import type { Noun } from '../../kernel/noun.ts';
import { exportCourseActions, exportCourses } from './courses.export.ts';
import { coursesInCategories, skillsOfCourses } from './courses-in-taxonomy.ts';
import { courseRoutes } from './courses.routes.ts';
import { findPersonCourses } from './person-courses.ts';
import { foldOwnCourses } from './merge-own-courses.ts';

export const courses: Noun = {
  name: 'courses',
  about: 'Courses, as their authors write them',
  routes: courseRoutes,
  offers: {
    courses: [
      'id',
      'owner_id',
      'instructors',
      'name',
      'slug',
      'short_description',
      'description',
      'objectives',
      'requirements',
      'audience',
      'final_category_id',
      'level',
      'language',
      'is_micro',
      'former_editors',
      'type',
      'price_minor',
      'currency',
      'watch_threshold',
      'duration_s',
      'enrolment_count',
      'status',
      'published_at',
      'deleted_at',
      'updated_at',
    ],
    course_skills: ['course_id', 'skill_id', 'order'],
    course_slugs: ['slug', 'course_id'],
  },
  inCategories: coursesInCategories,
  namesSkills: skillsOfCourses,
  people: {
    kept: ['course_events.actor_id', 'courses.owner_id', 'courses.unpublished_by', 'courses.edited_by'],
  },
  merges: {
    'course_events.actor_id': 'move',
    'courses.owner_id': foldOwnCourses,
    'courses.unpublished_by': 'move',
    'courses.edited_by': 'move',
  },
  filesIn: ['courses.cover_file_id'],
  // Revisions are documents, and so is what a course was and can be again: what they name stands in no column.
  needsFile: (id, ownerId) =>
    sql`exists (
      select from courses c join (
        select course_id, content from course_revisions where status <> 'published'
        union all select course_id, content from course_versions) kept on kept.course_id = c.id
      where c.owner_id = ${ownerId} and kept.content::text like '%' || ${id}::text || '%')`,
  showsFile: (id) =>
    sql`exists (
      select from courses c where c.cover_file_id = ${id} and c.status = 'published' and c.deleted_at is null)`,
  exports: { courses: exportCourses, 'course-actions': exportCourseActions },
  listsOfPerson: { courses: findPersonCourses },
};
