import type { WishSort } from '@stoa/shared/contract/learning/wish-words.ts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { likePattern } from '../../kernel/database/like-pattern.ts';
import { type Database, pageOf, rowsOf } from '../../kernel/database/database.ts';
import type { CourseRow } from '../../teaching/courses/courses.tables.ts';
import { wishes } from './wishes.tables.ts';

interface WishOf {
  userId: string;
  courseId: string;
}

/** Whoever adds to this list waits until the transaction ends: two at once see each other's wishes. */
export const lockWishes = (tx: Database, userId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`wishes ${userId}`}, 0))`);

export const insertWish = (tx: Database, wish: typeof wishes.$inferInsert) =>
  tx.insert(wishes).values(wish).onConflictDoNothing();

export const deleteWish = (db: Database, { userId, courseId }: WishOf) =>
  db.delete(wishes).where(and(eq(wishes.userId, userId), eq(wishes.courseId, courseId)));

/** Of the wishes `w`: what one takes is wished for no more, as long as one takes it. */
const takes = sql`exists (
  select from enrolments e
  where e.user_id = w.user_id and e.course_id = w.course_id and e.status in ('active', 'completed'))`;

const openWishes = (userId: string): SQL => sql`
  from wishes w join courses c on c.id = w.course_id
  where w.user_id = ${userId} and c.deleted_at is null and not ${takes}`;

export async function findWishedIds(db: Database, userId: string): Promise<string[]> {
  const rows = await rowsOf<{ course_id: string }>(
    db,
    sql`select w.course_id ${openWishes(userId)} order by w.wished_at desc, w.course_id`,
  );
  return rows.map(({ course_id }) => course_id);
}

export interface WishFilters {
  page: number;
  per_page: number;
  q?: string | undefined;
  sort: WishSort;
}

const orders: Record<WishSort, SQL> = {
  wished: sql`w.wished_at desc`,
  title: sql`plain_words(c.name), w.wished_at desc`,
  published: sql`c.published_at desc nulls last, w.wished_at desc`,
};

export interface WishRow {
  course_id: string;
  status: CourseRow['status'];
  wished_at: string;
}

export async function findWishes(
  db: Database,
  userId: string,
  filters: WishFilters,
): Promise<{ rows: WishRow[]; total: number }> {
  const wanted = sql`${openWishes(userId)} and ${filters.q ? sql`plain_words(c.name) like plain_words(${likePattern(filters.q)})` : sql`true`}`;
  const rows = await rowsOf<WishRow>(
    db,
    sql`select w.course_id, c.status, w.wished_at ${wanted} order by ${orders[filters.sort]}, w.course_id ${pageOf(filters)}`,
  );
  const [all] = await rowsOf<{ total: number }>(db, sql`select count(*)::int as total ${wanted}`);
  return { rows, total: all?.total ?? 0 };
}

/**
 * Who wished for a course when it cost more, and does not take it: each once for each fall of the price, because the lower
 * one is what counts from now on.
 */
export async function lowerWishedPrices(
  tx: Database,
  { id, priceMinor, currency }: Pick<CourseRow, 'id' | 'priceMinor' | 'currency'>,
): Promise<string[]> {
  const rows = await rowsOf<{ user_id: string }>(
    tx,
    sql`update wishes w set price_minor = ${priceMinor}, currency = ${currency}
        where w.course_id = ${id} and w.price_minor > ${priceMinor} and (w.currency = ${currency} or ${priceMinor} = 0)
          and not ${takes}
        returning w.user_id`,
  );
  return rows.map(({ user_id }) => user_id);
}
