import { type SQL, sql } from 'drizzle-orm';
import type { AllEnrolmentSort } from '@stoa/shared/contract/learning/enrolment-words.ts';
import { type CappedTotal, countUpToMost } from '../../kernel/database/counts.ts';
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
): Promise<{ rows: ListedEnrolmentRow[]; counted: CappedTotal }> {
  const [rows, counted] = await Promise.all([
    rowsOf<ListedEnrolmentRow>(
      db,
      sql`select ${columns} from ${tables} where ${isWanted(asked)}
          order by ${orders[asked.sort]} ${directionOf(asked)}, e.id ${pageOf(asked)}`,
    ),
    countUpToMost(db, sql`from ${tables} where ${isWanted(asked)}`),
  ]);
  return { rows, counted };
}

/** Some were never active; what no enrolment is without needs no word for it, and an index reads it both ways. */
function directionOf({ sort, order }: Asked): SQL {
  if (sort !== 'activity') return sql.raw(order);
  return order === 'asc' ? sql`asc nulls first` : sql`desc nulls last`;
}

/** A word that more people or courses are called by finds the enrolments of so many of them; all words together, of more. */
const MOST_NAMED = 200;
const MOST_TOGETHER = 5000;

/**
 * Each word somewhere in the person's name or address, or in the name of the course. Whose they are is asked of the index
 * of people's words first: read together with the course, every enrolment would be written out to be compared.
 */
export function searchFor({ q, limit }: { q: string; limit: number }): SQL {
  const each = wordsOf(q).map((word) => {
    const said = sql`plain_words(${likePattern(word)})`;
    return sql`(
      select e.id from enrolments e where e.user_id = any(array(
        select w.id from users w where plain_words(w.full_name || ' ' || w.email) like ${said} limit ${MOST_NAMED}))
      union
      select e.id from enrolments e where e.course_id = any(array(
        select k.id from courses k
        where plain_words(k.name || ' ' || k.slug) like ${said} and plain_words(k.name) like ${said} limit ${MOST_NAMED})))`;
  });
  const isNamed =
    each.length === 0 ? sql`false` : sql`e.id in (${together(q)} union (${sql.join(each, sql` intersect `)}))`;
  return sql`select ${columns} from ${tables} where ${isNamed} order by e.enrolled_at desc, e.id limit ${limit}`;
}

/** Of whoever, or whatever, is called by all of the words. */
function together(q: string): SQL {
  const all = (words: SQL) =>
    sql.join(
      wordsOf(q).map((word) => sql`${words} like plain_words(${likePattern(word)})`),
      sql` and `,
    );
  return sql`
    select e.id from enrolments e where e.user_id = any(array(
      select w.id from users w where ${all(sql`plain_words(w.full_name || ' ' || w.email)`)} limit ${MOST_TOGETHER}))
    union
    select e.id from enrolments e where e.course_id = any(array(
      select k.id from courses k where ${all(sql`plain_words(k.name || ' ' || k.slug)`)} and ${all(sql`plain_words(k.name)`)} limit ${MOST_TOGETHER}))`;
}

export const searchAllEnrolments = (db: Database, asked: { q: string; limit: number }): Promise<ListedEnrolmentRow[]> =>
  rowsOf<ListedEnrolmentRow>(db, searchFor(asked));
