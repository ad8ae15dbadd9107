import type { Permission } from '../kernel/roles.ts';
import { to } from '../site/addresses.ts';

/** Where somebody finds the courses that they make, or made; undefined for who never makes any. */
export function courseListFor(held: readonly Permission[]): string | undefined {
  if (held.includes('view-course')) return to.manageCourses();
  return held.includes('create-micro-course') ? to.manageMicroCourses() : undefined;
}
