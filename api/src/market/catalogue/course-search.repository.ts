import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { courseFilters, CourseList } from '@stoa/shared/contract/market/catalogue.ts';
import type { CourseSort } from '@stoa/shared/contract/taxonomy/course-words.ts';
import { type Database, pageOf, rowsOf } from '../../kernel/database/database.ts';
import { cardColumns, cardJoins, type CourseCardRow } from '../../teaching/courses/course-cards.ts';
import { relevance } from './course-relevance.ts';
import { courseQuery, type Wanted } from '../../kernel/search-words.ts';

export type Filters = z.output<typeof courseFilters>;
/** What narrows the catalogue, and the words of its `q` as they are looked for; none: all of it. */
export type CourseSearch = Omit<Filters, 'q'> & Wanted;

const isPublic = sql`c.status = 'published' and c.deleted_at is null`;
const all = sql`true`;

/** Courses `c`, with the words of each as `n` where words are asked for. */
function searchedTables(wanted: Wanted): SQL {
  if (wanted.words.length === 0) return sql`courses c`;
  return sql`courses c join course_search n on n.course_id = c.id and n.document @@ ${courseQuery(wanted)}`;
}

const placeTables = sql`
  left join final_categories f on f.id = c.final_category_id
  left join sub_categories s on s.id = f.sub_category_id
  left join categories k on k.id = s.category_id`;

const ratingTables = sql`
  left join rating_totals r on r.course_id = c.id
  left join rating_totals site on site.course_id is null`;

const shownRating = sql`shown_rating(r.rating_count, r.rating_sum, site.rating_count, site.rating_sum)`;

/** Undefined where all of the tree is meant. */
function placeCondition({ category, sub_category, final_category }: CourseSearch): SQL | undefined {
  if (final_category) return sql`f.slug = current_category_slug(${final_category})`;
  if (sub_category) return sql`s.slug = current_category_slug(${sub_category})`;
  return category ? sql`k.slug = current_category_slug(${category})` : undefined;
}

const anyOf = (column: SQL, values: readonly string[] | undefined): SQL =>
  values?.length ? sql`${column} = any(${sql.param([...values])}::text[])` : all;

const conditionsOf = (search: CourseSearch) => ({
  rating: search.rating ? sql`${shownRating} >= ${search.rating}::numeric` : all,
  category: placeCondition(search) ?? all,
  level: anyOf(sql`c.level`, search.level),
  content_type: anyOf(sql`c.content_type`, search.content_type),
  type: search.type ? sql`c.type = ${search.type}` : all,
});

/** First the page's ids, from as few tables as the filters need; then all that a card shows, for these alone. */
export function findPublishedCourses(
  db: Database,
  search: CourseSearch,
  viewerId: string | undefined,
): Promise<CourseCardRow[]> {
  const best =
    sortOf(search) === 'relevance'
      ? mostRelevant(search)
      : sql`select c.id ${matching(search)} order by ${orderOf(search)}`;
  return rowsOf<CourseCardRow>(
    db,
    sql`with picked as materialized (
          select best.id, row_number() over () as place from (${best}, c.id ${pageOf(search)}) best
        )
        select ${cardColumns} from picked join courses c on c.id = picked.id ${cardJoins(viewerId)}
        order by picked.place`,
  );
}

/** `from … where …`: all that the words and the filters leave. */
function matching(search: CourseSearch, also: SQL = all): SQL {
  const on = conditionsOf(search);
  return sql`
    from ${searchedTables(search)}
    ${placeCondition(search) ? placeTables : sql``}
    ${search.rating || readsRating(search) ? ratingTables : sql``}
    where ${isPublic} and ${on.rating} and ${on.category} and ${on.level} and ${on.content_type} and ${on.type} and ${also}`;
}

/** At least so many matches are weighed against one another: a word of thousands of courses would take seconds to weigh. */
const WEIGHED = 300;

/**
 * Two steps: of all that match, those that many take, from names and from everything; then these by how well they fit. Where
 * fewer match, which is the rule, that is all of them.
 */
function mostRelevant(search: CourseSearch): SQL {
  const most = Math.max(WEIGHED, search.page * search.per_page);
  const popular = (also?: SQL) =>
    sql`(select c.id ${matching(search, also)} order by c.enrolment_count desc, c.id limit ${most})`;
  return sql`
    select c.id
    from (${popular(sql`n.names @@ ${courseQuery(search)}`)} union ${popular()}) met
    join courses c on c.id = met.id join course_search n on n.course_id = c.id
    order by ${relevance(search)} desc, c.enrolment_count desc`;
}

const readsRating = (search: CourseSearch): boolean => ['popular', 'rating'].includes(sortOf(search));

/** Without words nothing is more relevant than another: then what many take comes first. */
const sortOf = ({ words, sort }: CourseSearch): CourseSort =>
  sort === 'relevance' && words.length === 0 ? 'popular' : sort;

function orderOf(search: CourseSearch): SQL {
  const sort = sortOf(search);
  return orders[sort === 'relevance' ? 'popular' : sort];
}

/** Ties everywhere fall to the newer course, or to the one that more people take. */
const orders: Record<Exclude<CourseSort, 'relevance'>, SQL> = {
  popular: sql`c.enrolment_count desc, ${shownRating} desc nulls last, c.published_at desc`,
  newest: sql`c.published_at desc`,
  rating: sql`${shownRating} desc nulls last, r.rating_count desc nulls last, c.published_at desc`,
  price_low: sql`c.price_minor, c.enrolment_count desc`,
  price_high: sql`c.price_minor desc, c.enrolment_count desc`,
};

export interface FacetRow {
  facet: 'total' | 'category' | 'level' | 'content_type' | 'type';
  value: string;
  name: string | null;
  names: CourseList['facets']['category'][number]['names'] | null;
  count: number;
}

/**
 * The number of all that match and every facet's counts, each facet without its own filter, in one question. Courses are first
 * counted by what the facets tell apart, so that the tree is joined to a few rows instead of to every match.
 */
export function countFacets(db: Database, search: CourseSearch): Promise<FacetRow[]> {
  const on = conditionsOf(search);
  return rowsOf<FacetRow>(
    db,
    sql`
      with counted as materialized (
        select c.final_category_id, c.level, c.content_type, c.type, count(*)::int as courses
        from ${searchedTables(search)}
        ${search.rating ? ratingTables : sql``}
        where ${isPublic} and ${on.rating}
        group by c.final_category_id, c.level, c.content_type, c.type
      ),
      matched as materialized (
        select k.slug as category_slug, k.name as category_name, k.names as category_names, k.position,
          c.level, c.content_type, c.type, c.courses,
          ${on.category} as in_category, ${on.level} as in_level, ${on.content_type} as in_content_type,
          ${on.type} as in_type
        from counted c
        ${placeTables}
      )
      select 'total' as facet, '' as value, null as name, null::jsonb as names,
          coalesce(sum(courses), 0)::int as count, 0 as position from matched
        where in_category and in_level and in_content_type and in_type
      union all
      select 'category', category_slug, category_name, category_names, sum(courses)::int, position from matched
        where in_level and in_content_type and in_type and category_slug is not null
        group by category_slug, category_name, category_names, position
      union all
      select 'level', level, null, null, sum(courses)::int, 0 from matched
        where in_category and in_content_type and in_type and level is not null group by level
      union all
      select 'content_type', content_type, null, null, sum(courses)::int, 0 from matched
        where in_category and in_level and in_type and content_type is not null group by content_type
      union all
      select 'type', type, null, null, sum(courses)::int, 0 from matched
        where in_category and in_level and in_content_type group by type
      order by facet, position, value`,
  );
}
