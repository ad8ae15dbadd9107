import type { LessonContent, Player } from '@stoa/shared/contract/learning/player.ts';
import type { Locale } from '@stoa/shared/contract/site/locales.ts';
import type { Context } from '../../kernel/context.ts';
import { notFound, Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { findCourse } from '../../teaching/courses/find-course.ts';
import { findLesson } from '../../teaching/lessons/outline.ts';
import { findEnrolment } from '../enrolments/enrolments.repository.ts';
import { contentOf } from './lesson.service.ts';

export interface Reading {
  viewer: Viewer | undefined;
  locale: Locale;
}

/**
 * What the lessons hold that this player opens, by their ids. One that has nothing to show yet, its film not uploaded, is
 * left out: the others are there all the same.
 */
export async function findOpenContents(
  context: Context,
  reading: Reading,
  { course: { id }, modules }: Player,
): Promise<Record<string, LessonContent>> {
  const { db } = context;
  const course = await findCourse(db, { id });
  if (course === undefined) throw notFound();
  const enrolment = await findEnrolment(db, reading.viewer?.user.id, id);
  const contents: Record<string, LessonContent> = {};
  for (const { id: lessonId, locked } of modules.flatMap(({ lessons }) => lessons)) {
    const lesson = locked ? undefined : await findLesson(db, lessonId);
    if (lesson === undefined) continue;
    try {
      contents[lessonId] = await contentOf(context, reading, { course, enrolment, lesson });
    } catch (error) {
      if (!(error instanceof Problem && error.code === 'conflict')) throw error;
    }
  }
  return contents;
}
