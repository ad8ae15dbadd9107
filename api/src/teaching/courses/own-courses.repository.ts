import { sql, type SQL } from 'drizzle-orm';
import type { CourseStatus } from '@stoa/shared/contract/taxonomy/course-words.ts';
import { pageOf, rowsOf, type Database } from '../../kernel/database/database.ts';
import { likePattern } from '../../kernel/database/like-pattern.ts';
import { teaches } from './teaches-sql.ts';
import { openRevision, workStatusSql } from './work-status-sql.ts';

export interface WorkFilters {
  page: number;
  per_page: number;
  status?: CourseStatus | undefined;
}

export interface OwnFilters extends WorkFilters {
  q?: string | undefined;
  onlyMicro: boolean;
}

export interface OwnCourseRow {
  id: string;
  completion_count: number;
  open_comments: number;
}

/** Ids of a creator's courses, and of those shared with them, last changed first, with the counts only an author sees. */
export const findOwnCourses = (db: Database, userId: string, filters: OwnFilters) =>
  rowsOf<OwnCourseRow>(
    db,
    sql`select c.id,
          (select count(*)::int from enrolments e where e.course_id = c.id and e.completed_at is not null)
            as completion_count,
          (select count(*)::int from review_comments k where k.course_id = c.id and k.blocking and k.resolved_at is null)
            as open_comments
        from courses c ${openRevision}
        where ${taughtBy(userId, filters)} ${statusIs(filters.status)}
        order by greatest(c.updated_at, coalesce(r.updated_at, c.updated_at)) desc, c.id
        ${pageOf(filters)}`,
  );

/** How many there are in each status, whatever status is looked at. */
export async function countOwnCourses(
  db: Database,
  userId: string,
  filters: Pick<OwnFilters, 'q' | 'onlyMicro'>,
): Promise<Record<string, number>> {
  const rows = await rowsOf<{ status: string; count: number }>(
    db,
    sql`select ${workStatusSql} as status, count(*)::int as count
        from courses c ${openRevision} where ${taughtBy(userId, filters)} group by 1`,
  );
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}

/** Of courses of others: invitations that wait for this person's answer. */
export async function countInvitations(db: Database, userId: string): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from course_instructors i
        join courses c on c.id = i.course_id and c.deleted_at is null
        where i.user_id = ${userId} and i.accepted_at is null`,
  );
  return row?.count ?? 0;
}

const statusIs = (status: string | undefined): SQL => (status ? sql`and ${workStatusSql} = ${status}` : sql``);

function taughtBy(userId: string, { q, onlyMicro }: Pick<OwnFilters, 'q' | 'onlyMicro'>): SQL {
  const named = q ? sql`and c.name ilike ${likePattern(q)}` : sql``;
  const micro = onlyMicro ? sql`and c.is_micro` : sql``;
  return sql`${teaches(userId)} and c.deleted_at is null ${micro} ${named}`;
}
