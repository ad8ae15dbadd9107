import type { Noun } from '../../kernel/noun.ts';
import { allCoursesRoutes } from './all-courses.routes.ts';

export const allCourses: Noun = {
  name: 'all-courses',
  about: 'Courses of everyone for those who run the site, and which of them the marketplace features',
  routes: allCoursesRoutes,
};
