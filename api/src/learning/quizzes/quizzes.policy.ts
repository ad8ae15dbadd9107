import type { Viewer } from '../../kernel/viewer.ts';
import { hasRight, type Taught } from '../../teaching/courses/courses.policy.ts';

/** How learners answer is told to those who grade the course alone. */
export const canSeeStatistics = (viewer: Viewer, course: Taught): boolean => hasRight(viewer, course, 'grade');
