import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import { createSaver, type Saver, type SaverOptions } from '../saving/saver.ts';
import { mergedOrder } from './course-order.ts';
import { fieldsOf } from './target-fields.ts';

export type CourseSaver = Saver<CourseBuilder>;
type CourseSaverOptions = Omit<SaverOptions<CourseBuilder>, 'start' | 'fieldsOf' | 'merged'> & {
  /** As it is before anything is edited. */
  course: CourseBuilder;
};

/** The saver of a course: its own fields, its parts, and their order. */
export const createCourseSaver = ({ course, ...options }: CourseSaverOptions): CourseSaver =>
  createSaver({ start: course, fieldsOf, merged: mergedOrder, ...options });
