import type { CourseFields } from '@stoa/shared/contract/teaching/course-builder.ts';
import type { ModuleContent } from '../lessons/lesson-content.ts';

/**
 * All that an author writes of a course, as one document: the order is that of the arrays. Edits are plain functions
 * on it; it is kept in the course's rows until the first publishing, and in a revision after that.
 */
export interface CourseContent {
  fields: CourseFields;
  modules: ModuleContent[];
}

export const orderOf = ({ modules }: Pick<CourseContent, 'modules'>): { id: string; lessons: string[] }[] =>
  modules.map(({ id, lessons }) => ({ id, lessons: lessons.map((lesson) => lesson.id) }));
