import type { Viewer } from '../../kernel/viewer.ts';
import type { CourseRow } from '../../teaching/courses/courses.tables.ts';

/** How learners answer is told to the author of the course alone. */
export const canSeeStatistics = (viewer: Viewer, course: Pick<CourseRow, 'ownerId'>): boolean =>
  viewer.user.id === course.ownerId;
