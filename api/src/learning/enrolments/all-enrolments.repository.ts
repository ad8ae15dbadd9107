import { type SQL, sql } from 'drizzle-orm';
import type { AllEnrolmentSort } from '@stoa/shared/contract/learning/enrolment-words.ts';
import { type Database, pageOf, rowsOf } from '../../kernel/database/database.ts';
import { likePattern } from '../../kernel/database/like-pattern.ts';
import { wordsOf } from '../../kernel/search-words.ts';
import type { EnrolmentRow } from './enrolments.tables.ts';

export interface ListedEnrolmentRow {
  id: string;
  course_id: string;
  status: EnrolmentRow['status'];
  percentage: number;
  enrolled_at: string;
  completed_at: string | null;
  last_activity_at: string | null;
  user: { id: string; full_name: string; email: string };
  course: { id: string; name: string; slug: string };
}

export interface AllEnrolmentFilters {
  course_id?: string | undefined;
  user_id?: string | undefined;
  status?: EnrolmentRow['status'] | undefined;
}

const columns = sql`e.id, e.course_id, e.status, e.percentage, e.enrolled_at, e.completed_at, e.last_activity_at,
  json_build_object('id', u.id, 'full_name', u.full_name, 'email', u.email) as user,
  json_build_object('id', c.id, 'name', c.name, 'slug', c.slug) as course`;

/** Of people who are here still, in courses that are. */
const tables = sql`enrolments e
  join users u on u.id = e.user_id and u.deleted_at is null
  join courses c on c.id = e.course_id and c.deleted_at is null`;

const orders: Record<AllEnrolmentSort, SQL> = {
  enrolled: sql`e.enrolled_at`,
  activity: sql`e.last_activity_at`,
  progress: sql`e.percentage`,
  name: sql`lower(u.full_name)`,
  course: sql`lower(c.name)`,
};

const isWanted = ({ course_id, user_id, status }: AllEnrolmentFilters): SQL => sql`true
  ${course_id === undefined ? sql`` : sql`and e.course_id = ${course_id}`}
  ${user_id === undefined ? sql`` : sql`and e.user_id = ${user_id}`}
  ${status === undefined ? sql`` : sql`and e.status = ${status}`}`;

interface Asked extends AllEnrolmentFilters {
  page: number;
  per_page: number;
  sort: AllEnrolmentSort;
  order: 'asc' | 'desc';
}

export async function findAllEnrolments(
  db: Database,
  asked: Asked,
): Promise<{ rows: ListedEnrolmentRow[]; total: number }> {
  const direction = asked.order === 'asc' ? sql`asc nulls first` : sql`desc nulls last`;
  const rows = await rowsOf<ListedEnrolmentRow>(
    db,
    sql`select ${columns} from ${tables} where ${isWanted(asked)}
        order by ${orders[asked.sort]} ${direction}, e.id ${pageOf(asked)}`,
  );
  const [all] = await rowsOf<{ total: number }>(
    db,
    sql`select count(*)::int as total from ${tables} where ${isWanted(asked)}`,
  );
  return { rows, total: all?.total ?? 0 };
}

/**
 * Each word somewhere in the person's name or address, or in the name of the course. Whose they are is asked of the index
 * of people's words first: read together with the course, every enrolment would be written out to be compared.
 */
export function searchFor({ q, limit }: { q: string; limit: number }): SQL {
  const each = wordsOf(q).map((word) => {
    const said = sql`plain_words(${likePattern(word)})`;
    return sql`(e.user_id in (select w.id from users w where plain_words(w.full_name || ' ' || w.email) like ${said})
      or e.course_id in (select k.id from courses k where plain_words(k.name) like ${said}))`;
  });
  const isNamed = each.length === 0 ? sql`false` : sql.join(each, sql` and `);
  return sql`select ${columns} from ${tables} where ${isNamed} order by e.enrolled_at desc, e.id limit ${limit}`;
}

export const searchAllEnrolments = (db: Database, asked: { q: string; limit: number }): Promise<ListedEnrolmentRow[]> =>
  rowsOf<ListedEnrolmentRow>(db, searchFor(asked));
