import { sql } from 'drizzle-orm';
import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import type { MicroCourseFigures } from '@stoa/shared/contract/market/course-reports.ts';
import { type Database, pageOf, rowsOf } from '../../kernel/database/database.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { openRevision, workStatusSql } from '../../teaching/courses/work-status-sql.ts';
import { revenueOf } from '../learning-paths/kept-sql.ts';

interface Page {
  page: number;
  per_page: number;
}

export async function listMicroCourseFigures(
  db: Database,
  viewer: Viewer,
  page: Page,
): Promise<Reply<'listMicroCourseFigures'>> {
  const [rows, total] = await Promise.all([findMicroCourses(db, viewer.user.id, page), countMicro(db, viewer.user.id)]);
  // Money is their own, and not for who sees with their eyes.
  const items = viewer.seenBy === undefined ? rows : rows.map((row) => ({ ...row, revenue: [] }));
  return { items, page: page.page, per_page: page.per_page, total };
}

const findMicroCourses = (db: Database, ownerId: string, page: Page): Promise<MicroCourseFigures[]> =>
  rowsOf(
    db,
    sql`select c.id, c.name, c.slug, ${workStatusSql} as status, c.enrolment_count as learner_count,
          (select count(*)::int from enrolments e where e.course_id = c.id and e.completed_at is not null)
            as completion_count,
          ${revenueOf('course', sql`c.id`)} as revenue
        from courses c ${openRevision}
        where c.owner_id = ${ownerId} and c.is_micro and c.deleted_at is null
        order by c.updated_at desc, c.id ${pageOf(page)}`,
  );

async function countMicro(db: Database, ownerId: string): Promise<number> {
  const [row] = await rowsOf<{ total: number }>(
    db,
    sql`select count(*)::int as total from courses c
        where c.owner_id = ${ownerId} and c.is_micro and c.deleted_at is null`,
  );
  return row?.total ?? 0;
}
