import type { LessonContent, Player } from '@stoa/shared/contract/learning/player.ts';
import type { Locale } from '@stoa/shared/contract/site/locales.ts';
import type { Context } from '../../kernel/context.ts';
import { gathering } from '../../kernel/database/gathering.ts';
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
 * left out: the others are there all the same. All are read at once, what is alike in one statement.
 */
export async function findOpenContents(
  context: Context,
  reading: Reading,
  { course: { id }, modules }: Player,
): Promise<Record<string, LessonContent>> {
  const db = gathering(context.db);
  const course = await findCourse(db, { id });
  if (course === undefined) throw notFound();
  const enrolment = await findEnrolment(db, reading.viewer?.user.id, id);
  const open = modules.flatMap(({ lessons }) => lessons.filter(({ locked }) => !locked));
  const contents = await Promise.all(
    open.map(async ({ id: lessonId }): Promise<[string, LessonContent][]> => {
      const lesson = await findLesson(db, lessonId);
      if (lesson === undefined) return [];
      try {
        return [[lessonId, await contentOf({ ...context, db }, reading, { course, enrolment, lesson })]];
      } catch (error) {
        if (!(error instanceof Problem && error.code === 'conflict')) throw error;
        return [];
      }
    }),
  );
  return Object.fromEntries(contents.flat());
}
