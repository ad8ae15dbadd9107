import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import { courseCardsById } from '../../teaching/courses/course-cards.ts';
import { findTeachingCourses } from '../../teaching/courses/find-teaching.ts';
import type { Context } from '../../kernel/context.ts';
import type { Viewer } from '../../kernel/viewer.ts';

const MOST_COURSES = 300;

export async function listPlannableCourses(
  { db, files }: Context,
  viewer: Viewer | undefined,
  skillIds: readonly string[],
): Promise<Reply<'listPlannableCourses'>> {
  const found = await findTeachingCourses(db, { skillIds, most: MOST_COURSES });
  const ids = found.map(({ id }) => id);
  const cards = await courseCardsById(db, files, ids, viewer?.user.id);
  return {
    courses: found.flatMap(({ id, skill_ids, after }) => {
      const course = cards.get(id);
      return course === undefined ? [] : [{ course, skill_ids, after }];
    }),
    is_cut: found.filter(({ skill_ids }) => skill_ids.length > 0).length >= MOST_COURSES,
  };
}
