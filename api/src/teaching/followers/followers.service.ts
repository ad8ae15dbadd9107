import { to } from '@stoa/shared/contract/site/addresses.ts';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import type { Followed } from '@stoa/shared/contract/teaching/followers.ts';
import { type Database, instantOf } from '../../kernel/database/database.ts';
import { invalid, notFound } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { findPeople, requirePerson } from '../../people/users/find-people.ts';
import { notifyAll } from '../../telling/notifications/notifications.service.ts';
import type { CourseRow } from '../courses/courses.tables.ts';
import { hasPublished } from '../courses/has-published.ts';
import { findFollowedBy } from './find-followed.ts';
import { deleteFollower, findFollowed, findFollowerIds, insertFollower } from './followers.repository.ts';

/** The same twice is once. Only who teaches in public is followed; whom one follows already may have stopped since. */
export async function followInstructor(db: Database, { user }: Viewer, instructorId: string): Promise<Followed> {
  if (user.id === instructorId) throw invalid({ id: rule('Nobody follows themself.') });
  if (!(await hasPublished(db, instructorId))) throw notFound();
  await insertFollower(db, { instructorId, userId: user.id });
  return findFollowedBy(db, { instructorId, userId: user.id });
}

export async function unfollowInstructor(db: Database, { user }: Viewer, instructorId: string): Promise<Followed> {
  await deleteFollower(db, { instructorId, userId: user.id });
  return findFollowedBy(db, { instructorId, userId: user.id });
}

export async function listFollowedInstructors(
  db: Database,
  { user }: Viewer,
  page: { page: number; per_page: number },
) {
  const { rows, total } = await findFollowed(db, user.id, page);
  const people = await findPeople(
    db,
    rows.map(({ instructorId }) => instructorId),
  );
  const items = rows.map(({ instructorId, followedAt }) => ({
    instructor: requirePerson(people, instructorId),
    followed_at: instantOf(followedAt),
  }));
  return { items, ...page, total };
}

/** A statement binds at most 65,535 values; a notice takes a handful. */
const TOLD_AT_ONCE = 1000;

/** A course that nobody could see before is in the catalogue: who follows any of its teachers hears of it once. */
export async function tellFollowers(
  tx: Database,
  { ownerId, instructors, slug }: Pick<CourseRow, 'ownerId' | 'instructors' | 'slug'>,
  course: string,
): Promise<void> {
  const teachers = [ownerId, ...Object.keys(instructors)];
  const followers = (await findFollowerIds(tx, teachers)).filter((id) => !teachers.includes(id));
  const author = requirePerson(await findPeople(tx, [ownerId]), ownerId).full_name;
  for (let told = 0; told < followers.length; told += TOLD_AT_ONCE) {
    await notifyAll(tx, followers.slice(told, told + TOLD_AT_ONCE), {
      kind: 'followed_published',
      params: { author, course },
      link: to.courseInfo({ slug }),
    });
  }
}
