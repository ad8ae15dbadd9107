import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import { exponentOf, toMajor } from '@stoa/shared/contract/kernel/currencies.ts';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import { MOST_WISHES } from '@stoa/shared/contract/learning/wish-words.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { Context } from '../../kernel/context.ts';
import { type Database, instantOf } from '../../kernel/database/database.ts';
import { invalid, notFound, Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { courseCardsById } from '../../teaching/courses/course-cards.ts';
import { isInstructor } from '../../teaching/courses/courses.policy.ts';
import type { CourseRow } from '../../teaching/courses/courses.tables.ts';
import { findCourse } from '../../teaching/courses/find-course.ts';
import { notifyAll } from '../../telling/notifications/notifications.service.ts';
import {
  deleteWish,
  findWishedIds,
  findWishes,
  insertWish,
  lockWishes,
  lowerWishedPrices,
  type WishFilters,
} from './wishes.repository.ts';

export async function listWishes(
  { db, files }: Pick<Context, 'db' | 'files'>,
  { user }: Viewer,
  filters: WishFilters,
): Promise<Reply<'listWishes'>> {
  const { rows, total } = await findWishes(db, user.id, filters);
  const ids = rows.map(({ course_id }) => course_id);
  const cards = await courseCardsById(db, files, ids, user.id);
  const items = rows.flatMap(({ course_id, status, wished_at }) => {
    const course = cards.get(course_id);
    return course ? [{ course, status, wished_at: instantOf(wished_at) }] : [];
  });
  return { items, page: filters.page, per_page: filters.per_page, total };
}

export const listWishedIds = (db: Database, { user }: Viewer): Promise<string[]> => findWishedIds(db, user.id);

/** Only what is published is wished for anew; what was taken off since stays until it is back. */
export const addWish = (db: Database, viewer: Viewer, courseId: string): Promise<string[]> =>
  db.transaction(async (tx) => {
    const userId = viewer.user.id;
    await lockWishes(tx, userId);
    const wished = await findWishedIds(tx, userId);
    if (wished.includes(courseId)) return wished;
    const course = await findCourse(tx, { id: courseId });
    if (course?.status !== 'published') throw notFound();
    if (isInstructor(viewer, course)) throw new Problem('own_course', 'You teach this course yourself.');
    if (wished.length >= MOST_WISHES) throw invalid({ id: rule('A wish list holds at most 500 courses.') });
    await insertWish(tx, { userId, courseId, ...priceOf(course) });
    return findWishedIds(tx, userId);
  });

export async function removeWish(db: Database, { user }: Viewer, courseId: string): Promise<string[]> {
  await deleteWish(db, { userId: user.id, courseId });
  return findWishedIds(db, user.id);
}

const priceOf = ({ type, priceMinor, currency }: Pick<CourseRow, 'type' | 'priceMinor' | 'currency'>) => ({
  priceMinor: type === 'free' ? 0 : priceMinor,
  currency,
});

/** A statement binds at most 65,535 values; a notice takes a handful. */
const TOLD_AT_ONCE = 1000;

/** A course was published at this price: whoever wished for it when it cost more hears of it. */
export async function tellCheaper(
  tx: Database,
  course: Pick<CourseRow, 'id' | 'name' | 'slug' | 'type' | 'priceMinor' | 'currency'>,
): Promise<void> {
  const { id, name, slug } = course;
  const { priceMinor, currency } = priceOf(course);
  const told = await lowerWishedPrices(tx, { id, priceMinor, currency });
  const price = `${toMajor(priceMinor, currency).toFixed(exponentOf(currency))} ${currency}`;
  for (let start = 0; start < told.length; start += TOLD_AT_ONCE) {
    await notifyAll(tx, told.slice(start, start + TOLD_AT_ONCE), {
      kind: 'wish_cheaper',
      params: { course: name, price, free: priceMinor === 0 ? 'yes' : 'no' },
      link: to.courseInfo({ slug }),
    });
  }
}
