import { sql } from 'drizzle-orm';
import type { Noun } from '../../kernel/noun.ts';
import { exportCourseImports } from './course-imports.export.ts';
import { courseImportRoutes } from './course-imports.routes.ts';
import { runLeft } from './run-import.ts';

export const courseImports: Noun = {
  name: 'course-imports',
  about: 'Whole courses that come in as one file',
  routes: courseImportRoutes,
  jobs: [{ name: 'go on with imports left unfinished', everyS: 60, run: runLeft }],
  // Its archive, and what was taken out of that already, until it has ended.
  needsFile: (id, ownerId) =>
    sql`exists (
      select from course_imports i
      where i.owner_id = ${ownerId} and i.state = 'working' and (i.archive_id = ${id} or ${id} = any(i.file_ids)))`,
  people: { deleted: ['course_imports.owner_id'] },
  merges: {
    'course_imports.owner_id': 'move',
  },
  exports: { 'course-imports': exportCourseImports },
};
