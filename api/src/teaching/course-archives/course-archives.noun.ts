import type { Noun } from '../../kernel/noun.ts';
import { courseArchiveRoutes } from './course-archives.routes.ts';

export const courseArchives: Noun = {
  name: 'course-archives',
  about: 'Courses as archives that leave with all they hold',
  routes: courseArchiveRoutes,
};
