import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { courseFilters } from '@stoa/shared/contract/courses.ts';
import type { CourseSort } from '@stoa/shared/contract/course-words.ts';
import { type Database, pageOf, rowsOf } from '../database/database.ts';
import { cardColumns, type CourseCardRow, cardTables } from './course-cards.ts';
import { tsqueryOf, wordsOf } from './search-words.ts';

export type Filters = z.output<typeof courseFilters>;

const isPublic = sql`c.status = 'published' and c.deleted_at is null`;
const all = sql`true`;

function textCondition(q: string | undefined): SQL {
  const words = wordsOf(q ?? '');
  if (words.length === 0) return all;
  return sql`c.id in (select course_id from course_search where document @@ to_tsquery('stoa', ${tsqueryOf(words)}))`;
}

function categoryCondition({ category, sub_category, final_category }: Filters): SQL {
  if (final_category) return sql`f.slug = ${final_category}`;
  if (sub_category) return sql`s.slug = ${sub_category}`;
  return category ? sql`k.slug = ${category}` : all;
}

const anyOf = (column: SQL, values: readonly string[] | undefined): SQL =>
  values?.length ? sql`${column} = any(${sql.param([...values])}::text[])` : all;

const conditionsOf = (filters: Filters) => ({
  text: textCondition(filters.q),
  rating: filters.rating
    ? sql`shown_rating(r.rating_count, r.rating_sum, site.rating_count, site.rating_sum) >= ${filters.rating}::numeric`
    : all,
  category: categoryCondition(filters),
  level: anyOf(sql`c.level`, filters.level),
  content_type: anyOf(sql`c.content_type`, filters.content_type),
  type: filters.type ? sql`c.type = ${filters.type}` : all,
});

export function findPublishedCourses(
  db: Database,
  filters: Filters,
  viewerId: string | undefined,
): Promise<CourseCardRow[]> {
  const on = conditionsOf(filters);
  return rowsOf<CourseCardRow>(
    db,
    sql`select ${cardColumns} from ${cardTables(viewerId)}
        where ${isPublic} and ${on.text} and ${on.rating} and ${on.category} and ${on.level}
          and ${on.content_type} and ${on.type}
        order by ${orderOf(filters)}, c.id ${pageOf(filters)}`,
  );
}

function orderOf({ q, sort }: Filters): SQL {
  const words = wordsOf(q ?? '');
  if (sort === 'relevance' && words.length > 0) return relevance(words);
  return sql.raw(orders[sort === 'relevance' ? 'popular' : sort]);
}

/** Ties everywhere fall to the newer course. */
const orders: Record<Exclude<CourseSort, 'relevance'>, string> = {
  popular: 'c.enrolment_count desc, rating desc nulls last, c.published_at desc',
  newest: 'c.published_at desc',
  rating: 'rating desc nulls last, rating_count desc, c.published_at desc',
  price_low: 'c.price_minor, c.enrolment_count desc',
  price_high: 'c.price_minor desc, c.enrolment_count desc',
};

/** A name that begins so first, then how well the words fit (a name weighs ten times a description), then likeness. */
function relevance(words: readonly string[]): SQL {
  const plain = words.join(' ');
  return sql`(
    select (n.name_plain like ${`${plain}%`})::int
      + ts_rank('{0.05, 0.1, 0.4, 1}', n.document, to_tsquery('stoa', ${tsqueryOf(words)}))
      + word_similarity(${plain}, n.name_plain)
    from course_search n where n.course_id = c.id
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
        from courses c
        left join final_categories f on f.id = c.final_category_id
        left join sub_categories s on s.id = f.sub_category_id
        left join categories k on k.id = s.category_id
        left join rating_totals r on r.course_id = c.id
        left join rating_totals site on site.course_id is null
        where ${isPublic} and ${on.text} and ${on.rating}
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
