import { may, type Viewer } from '../../kernel/viewer.ts';

/** Published: everyone. Else its author, a reviewer, and those enrolled, who keep their course when it is taken off. */
export function canSeeCourse(
  viewer: Viewer | undefined,
  course: { status: string; owner_id: string; student_percentage: number | null },
): boolean {
  if (course.status === 'published' || course.student_percentage !== null) return true;
  return viewer !== undefined && (viewer.user.id === course.owner_id || may(viewer, 'review-course'));
}
