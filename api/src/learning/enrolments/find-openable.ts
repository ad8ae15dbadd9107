import type { WithNouns } from '../../kernel/context.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { findCourse } from '../../teaching/courses/find-course.ts';
import type { LessonRow } from '../../teaching/lessons/lessons.tables.ts';
import { findOutline, firstVideoOf } from '../../teaching/lessons/outline.ts';
import { canEnterCourse, canOpenLesson } from './enrolments.policy.ts';
import { findEnrolment } from './enrolments.repository.ts';
import { findClosed } from './find-closed.ts';

type Lesson = Pick<LessonRow, 'id' | 'courseId'>;

/** Of these lessons the ids of those that this viewer may open, as the player would say. */
export async function findOpenable(
  reach: WithNouns,
  viewer: Viewer | undefined,
  lessons: readonly Lesson[],
): Promise<Set<string>> {
  const openable = new Set<string>();
  for (const [courseId, asked] of Map.groupBy(lessons, (lesson) => lesson.courseId)) {
    const course = await findCourse(reach.db, { id: courseId });
    if (course === undefined) continue;
    const enrolment = await findEnrolment(reach.db, viewer?.user.id, courseId);
    if (!canEnterCourse(viewer, course, enrolment)) continue;
    const outline = await findOutline(reach.db, courseId);
    const closed = await findClosed(reach, viewer, { course, enrolment, outline });
    const first = firstVideoOf(outline);
    for (const lesson of outline.flatMap((module) => module.lessons)) {
      const isAsked = asked.some(({ id }) => id === lesson.id);
      const opens = { course, enrolment, lesson, isFirstVideo: lesson.id === first, closed };
      if (isAsked && canOpenLesson(viewer, opens)) openable.add(lesson.id);
    }
  }
  return openable;
}
