import type { Instructor, InstructorCard } from '@stoa/shared/contract/market/instructors.ts';
import type { Context } from '../../kernel/context.ts';
import type { Database } from '../../kernel/database/database.ts';
import { notFound } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { personOfRow } from '../../people/users/person-column.ts';
import { cardOf } from '../../teaching/courses/course-cards.ts';
import { findFollowedBy } from '../../teaching/followers/find-followed.ts';
import { findCoursesOf, findInstructor, findPopularInstructors, type InstructorRow } from './instructors.repository.ts';

/** Who no longer teaches in public has no page. */
async function requireInstructor(db: Database, id: string): Promise<InstructorRow> {
  const row = await findInstructor(db, id);
  if (row === undefined) throw notFound();
  return row;
}

export async function getInstructor(db: Database, viewer: Viewer | undefined, id: string): Promise<Instructor> {
  const row = await requireInstructor(db, id);
  const userId = viewer?.user.id;
  return {
    ...instructorCardOf(row),
    ...(await findFollowedBy(db, { instructorId: id, userId })),
    about: row.about,
    is_self: userId === id,
  };
}

export async function listInstructorCourses(
  { db, files }: Context,
  viewer: Viewer | undefined,
  { id, ...page }: { id: string; page: number; per_page: number },
) {
  const { course_count: total } = await requireInstructor(db, id);
  const rows = await findCoursesOf(db, { id, viewerId: viewer?.user.id, ...page });
  return { items: rows.map((row) => cardOf(files, row)), ...page, total };
}

export const listPopularInstructors = async (db: Database, limit: number): Promise<InstructorCard[]> =>
  (await findPopularInstructors(db, limit)).map(instructorCardOf);

const instructorCardOf = ({ person, course_count, learner_count, rating, rating_count }: InstructorRow) => ({
  ...personOfRow(person),
  course_count,
  learner_count,
  rating,
  rating_count,
});
