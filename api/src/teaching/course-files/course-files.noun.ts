import type { Noun } from '../../kernel/noun.ts';
import { courseFileRoutes } from './course-files.routes.ts';

export const courseFiles: Noun = {
  name: 'course-files',
  about: 'Cover, films and other files of a course, put where they belong once they are uploaded',
  routes: courseFileRoutes,
};
