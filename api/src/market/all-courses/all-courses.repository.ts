import { type SQL, sql } from 'drizzle-orm';
import type { AllCoursesFilters, ListedCourse } from '@stoa/shared/contract/market/all-courses.ts';
import type { AllCoursesSort } from '@stoa/shared/contract/market/all-courses-words.ts';
import { type CappedTotal, countUpToMost } from '../../kernel/database/counts.ts';
import { type Database, pageOf, rowsOf } from '../../kernel/database/database.ts';
import { likePattern } from '../../kernel/database/like-pattern.ts';
import { wordsOf } from '../../kernel/search-words.ts';
import { currentReviewer } from '../../teaching/course-reviewers/current-reviewer.ts';
import { openRevision, standsAt, workStatusSql } from '../../teaching/courses/work-status-sql.ts';
import type { CourseRow } from '../../teaching/courses/courses.tables.ts';

export interface AllCoursesRow extends Omit<ListedCourse, 'can_unpublish' | 'is_public'> {
  owner_id: string;
  instructors: CourseRow['instructors'];
  former_editors: string[];
  live_status: ListedCourse['status'];
}

const columns = sql`c.id, c.name, c.slug, ${workStatusSql} as status, c.status as live_status,
  c.owner_id, c.instructors, c.former_editors,
  json_build_object('id', u.id, 'name', u.full_name) as creator,
  case when k.id is not null then
    json_build_object('id', k.id, 'name', k.name, 'names', k.names, 'slug', k.slug) end as category,
  c.language, c.is_micro, c.type, c.price_minor, c.currency, c.enrolment_count,
  (rt.rating_sum::float8 / nullif(rt.rating_count, 0))::float8 as rating, coalesce(rt.rating_count, 0) as rating_count,
  fc.position::int as featured,
  case when v.id is not null then json_build_object('id', v.id, 'name', v.full_name) end as reviewer,
  c.published_at, c.updated_at`;

const joins = sql`${openRevision}
  join users u on u.id = c.owner_id
  left join final_categories f on f.id = c.final_category_id
  left join sub_categories s on s.id = f.sub_category_id
  left join categories k on k.id = s.category_id
  left join rating_totals rt on rt.course_id = c.id
  left join featured_courses fc on fc.course_id = c.id
  ${currentReviewer}
  left join users v on v.id = cr.reviewer_id`;
const tables = sql`courses c ${joins}`;

function isListed({ q, ...asked }: AllCoursesFilters): SQL {
  const is = (column: SQL, value: string | boolean | undefined) =>
    value === undefined ? sql`` : sql`and ${column} = ${value}`;
  const named = wordsOf(q).map((word) => hasWord(sql`plain_words(${likePattern(word)})`));
  return sql`c.deleted_at is null ${q === '' ? sql`` : sql`and ${named.length > 0 ? sql.join(named, sql` and `) : sql`false`}`}
    ${asked.status === undefined ? sql`` : sql`and ${standsAt(asked.status)}`}
    ${is(sql`k.id`, asked.category_id)} ${is(sql`c.owner_id`, asked.creator_id)}
    ${is(sql`cr.reviewer_id`, asked.reviewer_id)} ${is(sql`(fc.course_id is not null)`, asked.featured)}
    ${is(sql`c.is_micro`, asked.micro)} ${is(sql`c.language`, asked.language)} ${is(sql`c.type`, asked.type)}`;
}

/** Somewhere in its name or address, or in the name of its creator: each has an index of its words. */
const hasWord = (said: SQL): SQL => sql`c.id = any(array(
  (select k.id from courses k where plain_words(k.name || ' ' || k.slug) like ${said})
  union all (
    select k.id from users o join courses k on k.owner_id = o.id and k.deleted_at is null
    where plain_words(o.full_name || ' ' || o.email) like ${said} and plain_words(o.full_name) like ${said})))`;

const sorted: Record<AllCoursesSort, SQL> = {
  changed: sql`c.updated_at`,
  name: sql`lower(c.name)`,
  enrolments: sql`c.enrolment_count`,
  rating: sql`rt.rating_sum::float8 / nullif(rt.rating_count, 0)`,
  // A free course costs nothing, whatever price it had; currencies stand apart.
  price: sql`case when c.type = 'free' then 0 else c.price_minor end`,
  published: sql`c.published_at`,
  featured: sql`fc.position`,
};

const mayBeEmpty: readonly AllCoursesSort[] = ['rating', 'published', 'featured'];

/** What no course is without needs no word for it, and an index reads it both ways. */
const directionOf = (sort: AllCoursesSort, order: Sorting['order']): SQL =>
  sql.raw(mayBeEmpty.includes(sort) ? `${order} nulls last` : order);

interface Sorting {
  sort: AllCoursesSort;
  order: 'asc' | 'desc';
}

export const findAllCourses = (
  db: Database,
  { sort, order, page, per_page, ...filters }: AllCoursesFilters & Sorting & { page: number; per_page: number },
): Promise<AllCoursesRow[]> =>
  rowsOf<AllCoursesRow>(
    db,
    // Only of those on the page all that is shown of them.
    sql`with picked as materialized (
          select c.id, row_number() over () as place from (
            select c.id from ${tables} where ${isListed(filters)}
            order by ${sorted[sort]} ${directionOf(sort, order)}, c.id ${sql.raw(order)} ${pageOf({ page, per_page })}) c
        )
        select ${columns} from picked join courses c on c.id = picked.id ${joins} order by picked.place`,
  );

/** The oldest first, for a file. */
export const findCoursesAfter = (
  db: Database,
  { after, limit, ...filters }: AllCoursesFilters & { after: string | undefined; limit: number },
): Promise<AllCoursesRow[]> =>
  rowsOf<AllCoursesRow>(
    db,
    sql`select ${columns} from ${tables}
        where ${isListed(filters)} ${after === undefined ? sql`` : sql`and c.id > ${after}`}
        order by c.id limit ${limit}`,
  );

export const countAllCourses = (db: Database, filters: AllCoursesFilters): Promise<CappedTotal> =>
  countUpToMost(db, sql`from ${tables} where ${isListed(filters)}`);

export async function findTaughtLanguages(db: Database): Promise<string[]> {
  const rows = await rowsOf<{ language: string }>(
    db,
    // From one to the next by the index: there are many courses, and few languages.
    sql`with recursive taught as (
          select min(language) as language from courses where deleted_at is null
          union all
          select (select min(c.language) from courses c where c.deleted_at is null and c.language > taught.language)
          from taught where taught.language is not null
        )
        select language from taught where language is not null order by language`,
  );
  return rows.map(({ language }) => language);
}
