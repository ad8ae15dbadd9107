import type { Noun } from '../../kernel/noun.ts';
import { curriculumRoutes } from './curriculum.routes.ts';

export const curriculum: Noun = {
  name: 'curriculum',
  about: 'Modules and lessons of a course, as its author writes them',
  routes: curriculumRoutes,
  filesIn: ['lessons.file_id', 'lessons.captions_file_id'],
};
