import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { courseFilters } from '@stoa/shared/contract/courses.ts';
import type { CourseSort } from '@stoa/shared/contract/course-words.ts';
import { type Database, pageOf, rowsOf } from '../database/database.ts';
import { cardColumns, cardJoins, type CourseCardRow } from './course-cards.ts';
import { tsqueryOf, wordsOf } from './search-words.ts';

export type Filters = z.output<typeof courseFilters>;

const isPublic = sql`c.status = 'published' and c.deleted_at is null`;
const all = sql`true`;

/** Courses `c`, with the words of each as `n` where words are asked for. */
function searchedTables(q: string | undefined): SQL {
  const words = wordsOf(q ?? '');
  if (words.length === 0) return sql`courses c`;
  const query = sql`to_tsquery('stoa', ${tsqueryOf(words)})`;
  return sql`courses c join course_search n on n.course_id = c.id and n.document @@ ${query}`;
}

const placeTables = sql`
  left join final_categories f on f.id = c.final_category_id
  left join sub_categories s on s.id = f.sub_category_id
  left join categories k on k.id = s.category_id`;

const ratingTables = sql`
  left join rating_totals r on r.course_id = c.id
  left join rating_totals site on site.course_id is null`;

const shownRating = sql`shown_rating(r.rating_count, r.rating_sum, site.rating_count, site.rating_sum)`;

function categoryCondition({ category, sub_category, final_category }: Filters): SQL {
  if (final_category) return sql`f.slug = ${final_category}`;
  if (sub_category) return sql`s.slug = ${sub_category}`;
  return category ? sql`k.slug = ${category}` : all;
}

const anyOf = (column: SQL, values: readonly string[] | undefined): SQL =>
  values?.length ? sql`${column} = any(${sql.param([...values])}::text[])` : all;

const conditionsOf = (filters: Filters) => ({
  rating: filters.rating ? sql`${shownRating} >= ${filters.rating}::numeric` : all,
  category: categoryCondition(filters),
  level: anyOf(sql`c.level`, filters.level),
  content_type: anyOf(sql`c.content_type`, filters.content_type),
  type: filters.type ? sql`c.type = ${filters.type}` : all,
});

/** First the page's ids, from as few tables as the filters need; then all that a card shows, for these alone. */
export function findPublishedCourses(
  db: Database,
  filters: Filters,
  viewerId: string | undefined,
): Promise<CourseCardRow[]> {
  const on = conditionsOf(filters);
  const order = orderOf(filters);
  return rowsOf<CourseCardRow>(
    db,
    sql`with picked as materialized (
          select c.id, row_number() over (order by ${order}, c.id) as place
          from ${searchedTables(filters.q)}
          ${isPlaced(filters) ? placeTables : sql``}
          ${filters.rating || readsRating(filters) ? ratingTables : sql``}
          where ${isPublic} and ${on.rating} and ${on.category} and ${on.level} and ${on.content_type} and ${on.type}
          order by place ${pageOf(filters)}
        )
        select ${cardColumns} from picked join courses c on c.id = picked.id ${cardJoins(viewerId)}
        order by picked.place`,
  );
}

const isPlaced = ({ category, sub_category, final_category }: Filters): boolean =>
  Boolean(category ?? sub_category ?? final_category);

const readsRating = (filters: Filters): boolean => ['popular', 'rating'].includes(sortOf(filters));

/** Without words nothing is more relevant than another: then what many take comes first. */
const sortOf = ({ q, sort }: Filters): CourseSort =>
  sort === 'relevance' && wordsOf(q ?? '').length === 0 ? 'popular' : sort;

function orderOf(filters: Filters): SQL {
  const sort = sortOf(filters);
  return sort === 'relevance' ? relevance(wordsOf(filters.q ?? '')) : orders[sort];
}

/** Ties everywhere fall to the newer course, or to the one that more people take. */
const orders: Record<Exclude<CourseSort, 'relevance'>, SQL> = {
  popular: sql`c.enrolment_count desc, ${shownRating} desc nulls last, c.published_at desc`,
  newest: sql`c.published_at desc`,
  rating: sql`${shownRating} desc nulls last, r.rating_count desc nulls last, c.published_at desc`,
  price_low: sql`c.price_minor, c.enrolment_count desc`,
  price_high: sql`c.price_minor desc, c.enrolment_count desc`,
};

/** A name that begins so first, then how well the words fit (a name weighs ten times a description), then likeness. */
function relevance(words: readonly string[]): SQL {
  const plain = words.join(' ');
  return sql`(
    (n.name_plain like ${`${plain}%`})::int
    + ts_rank('{0.05, 0.1, 0.4, 1}', n.document, to_tsquery('stoa', ${tsqueryOf(words)}))
    + word_similarity(${plain}, n.name_plain)
  ) desc, c.enrolment_count desc`;
}

export interface FacetRow {
  facet: 'total' | 'category' | 'level' | 'content_type' | 'type';
  value: string;
  name: string | null;
  count: number;
}

/** The number of all that match and every facet's counts, each facet without its own filter, in one question. */
export function countFacets(db: Database, filters: Filters): Promise<FacetRow[]> {
  const on = conditionsOf(filters);
  return rowsOf<FacetRow>(
    db,
    sql`
      with matched as materialized (
        select k.slug as category_slug, k.name as category_name, k.position, c.level, c.content_type, c.type,
          ${on.category} as in_category, ${on.level} as in_level, ${on.content_type} as in_content_type,
          ${on.type} as in_type
        from ${searchedTables(filters.q)}
        ${placeTables}
        ${filters.rating ? ratingTables : sql``}
        where ${isPublic} and ${on.rating}
      )
      select 'total' as facet, '' as value, null as name, count(*)::int as count, 0 as position from matched
        where in_category and in_level and in_content_type and in_type
      union all
      select 'category', category_slug, category_name, count(*)::int, position from matched
        where in_level and in_content_type and in_type and category_slug is not null
        group by category_slug, category_name, position
      union all
      select 'level', level, null, count(*)::int, 0 from matched
        where in_category and in_content_type and in_type and level is not null group by level
      union all
      select 'content_type', content_type, null, count(*)::int, 0 from matched
        where in_category and in_level and in_type and content_type is not null group by content_type
      union all
      select 'type', type, null, count(*)::int, 0 from matched
        where in_category and in_level and in_content_type group by type
      order by facet, position, value`,
  );
}
