import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import type { Resource } from '@stoa/shared/contract/teaching/resources.ts';
import type { Context } from '../../kernel/context.ts';
import { notFound } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { givingOf } from '../courses/courses.policy.ts';
import { updateCourse } from '../courses/courses.service.ts';
import { editCourse } from '../courses/edit-course.ts';
import { checkedLesson, type LessonChange } from '../curriculum/check-lesson.ts';
import { findCourseOfLesson } from '../curriculum/curriculum.repository.ts';
import { changeLesson, requireLesson } from '../curriculum/edit-content.ts';

interface OnVersion {
  base_version: number;
}
interface OfLesson extends OnVersion {
  course_id: string;
  lesson_id: string;
}

export const updateCourseCover = (
  context: Context,
  viewer: Viewer,
  { course_id: id, ...change }: OnVersion & { course_id: string; cover_file_id: string | null },
): Promise<CourseBuilder> => updateCourse(context, viewer, { id, ...change });

export const updateCourseResources = (
  context: Context,
  viewer: Viewer,
  { course_id: id, ...change }: OnVersion & { course_id: string; resources: Resource[] },
): Promise<CourseBuilder> => updateCourse(context, viewer, { id, ...change });

export const updateLessonFile = (
  context: Context,
  viewer: Viewer,
  { file_id, ...lesson }: OfLesson & { file_id: string | null },
): Promise<CourseBuilder> => updateLesson(context, viewer, lesson, { file_id });

export async function updateLessonResources(
  context: Context,
  viewer: Viewer,
  { resources, ...lesson }: Omit<OfLesson, 'course_id'> & { resources: Resource[] },
): Promise<CourseBuilder> {
  const course_id = await findCourseOfLesson(context.db, lesson.lesson_id, viewer.user.id);
  if (course_id === undefined) throw notFound();
  return updateLesson(context, viewer, { course_id, ...lesson }, { resources });
}

/** A file that is not given along any more changes nothing: who asks twice has lost the first reply. */
export function removeResource(
  context: Context,
  viewer: Viewer,
  asked: OnVersion & { file_id: string; course_id: string; lesson_id?: string | undefined },
): Promise<CourseBuilder> {
  const { file_id, course_id: id, lesson_id, base_version: on } = asked;
  const without = (resources: readonly Resource[] = []) => resources.filter((each) => each.file_id !== file_id);
  return editCourse(context, viewer, { id, on }, (content) => {
    if (lesson_id === undefined) {
      return { ...content, fields: { ...content.fields, resources: without(content.fields.resources) } };
    }
    const { resources } = requireLesson(content, lesson_id);
    return changeLesson(content, lesson_id, { resources: without(resources) });
  });
}

function updateLesson(
  context: Context,
  viewer: Viewer,
  { course_id: id, lesson_id, base_version: on }: OfLesson,
  change: LessonChange,
): Promise<CourseBuilder> {
  const { embedHosts } = context.settings;
  return editCourse(context, viewer, { id, on }, async (content, tx, course) => {
    const lesson = requireLesson(content, lesson_id);
    const { language } = content.fields;
    return changeLesson(
      content,
      lesson_id,
      await checkedLesson(tx, givingOf(context, viewer, course), { lesson, change, embedHosts, language }),
    );
  });
}
