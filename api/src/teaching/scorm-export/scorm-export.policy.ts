import { forbidden } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { isOwner, requireSight } from '../courses/courses.policy.ts';
import type { CourseRow } from '../courses/courses.tables.ts';

/** All of a course, answers included, is its author's to take elsewhere, and an admin's in their stead. */
export function requireExport(viewer: Viewer, course: CourseRow): void {
  requireSight(viewer, course);
  const isAdmin = viewer.roles.includes('admin') || viewer.roles.includes('super-admin');
  if (!isOwner(viewer, course) && !isAdmin) throw forbidden();
}
