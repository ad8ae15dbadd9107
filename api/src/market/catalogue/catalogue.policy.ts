import type { Viewer } from '../../kernel/viewer.ts';
import { isTeam, type Taught } from '../../teaching/courses/courses.policy.ts';

/** Published: everyone. Else its team, and those enrolled, who keep their course when it is taken off. */
export function canSeeCourse(
  viewer: Viewer | undefined,
  course: { status: string; owner_id: string; instructors: Taught['instructors']; student_percentage: number | null },
): boolean {
  if (course.status === 'published' || course.student_percentage !== null) return true;
  return isTeam(viewer, { ownerId: course.owner_id, instructors: course.instructors });
}
