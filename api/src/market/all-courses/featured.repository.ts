import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../kernel/database/database.ts';
import { featuredCourses } from './all-courses.tables.ts';

/** In their order; also those that learners no longer find. */
export const findFeatured = (db: Database): Promise<{ id: string; name: string }[]> =>
  rowsOf(
    db,
    sql`select c.id, c.name from featured_courses fc join courses c on c.id = fc.course_id
        where c.deleted_at is null order by fc.position`,
  );

/** Nobody else chooses until the transaction ends. */
export async function lockFeatured(tx: Database): Promise<void> {
  await tx.execute(sql`lock table featured_courses in share row exclusive mode`);
}

export async function keepFeatured(tx: Database, ids: readonly string[]): Promise<void> {
  await tx.delete(featuredCourses);
  if (ids.length === 0) return;
  await tx.insert(featuredCourses).values(ids.map((courseId, at) => ({ courseId, position: at + 1 })));
}

export async function countPublished(tx: Database, ids: readonly string[]): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    tx,
    sql`select count(*)::int as count from courses
        where status = 'published' and deleted_at is null and id = any(${sql.param([...ids])}::uuid[])`,
  );
  return row?.count ?? 0;
}
