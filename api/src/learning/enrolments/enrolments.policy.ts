import { isTeam, type Taught } from '../../teaching/courses/courses.policy.ts';
import type { CourseRow } from '../../teaching/courses/courses.tables.ts';
import type { LessonRow } from '../../teaching/lessons/lessons.tables.ts';
import { may, type Viewer } from '../../kernel/viewer.ts';
import type { EnrolmentRow } from './enrolments.tables.ts';
import type { ClosedLessons } from './openings.policy.ts';

type Shown = Taught & Pick<CourseRow, 'status'>;

/** Learning goes on after completion; it ends when one leaves, is refunded or expires. */
export const isLearning = (enrolment: Pick<EnrolmentRow, 'status'> | undefined): boolean =>
  enrolment?.status === 'active' || enrolment?.status === 'completed';

/** A course that was taken off is still open to its team and to those enrolled, and to nobody else. */
export const canEnterCourse = (
  viewer: Viewer | undefined,
  course: Shown,
  enrolment: EnrolmentRow | undefined,
): boolean => course.status === 'published' || isTeam(viewer, course) || isLearning(enrolment);

/** What a course gives along as a whole is for those who take it, and for its team. */
export const canTakeAlong = (viewer: Viewer | undefined, course: Shown, enrolment: EnrolmentRow | undefined): boolean =>
  isLearning(enrolment) || isTeam(viewer, course);

/**
 * Who may enter a course opens its previews, and the team everything. Of what is not closed to them for now, those
 * enrolled open everything; learners open the first video, and those with the right to all videos open all of them.
 */
export function canOpenLesson(
  viewer: Viewer | undefined,
  {
    course,
    enrolment,
    lesson,
    isFirstVideo,
    closed,
  }: {
    course: Shown;
    enrolment: EnrolmentRow | undefined;
    lesson: Pick<LessonRow, 'id' | 'kind' | 'isPreview'>;
    isFirstVideo: boolean;
    /** What opens later, as `findClosed` has it. */
    closed: ClosedLessons;
  },
): boolean {
  if (isTeam(viewer, course) || lesson.isPreview) return true;
  if (closed.has(lesson.id)) return false;
  if (isLearning(enrolment)) return true;
  if (lesson.kind !== 'video') return false;
  return may(viewer, 'view-course-all-videos') || (isFirstVideo && may(viewer, 'view-course-first-video'));
}
