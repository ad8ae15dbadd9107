import { type SQL, sql } from 'drizzle-orm';
import type { CourseList } from '@stoa/shared/contract/market/catalogue.ts';
import { durationBands, ratingSteps } from '@stoa/shared/contract/taxonomy/course-words.ts';
import { MOST_COUNTED } from '../../kernel/database/counts.ts';
import { type Database, rowsOf } from '../../kernel/database/database.ts';
import { countCaptions, countSkills, type Many, metCourses, metTable } from './many-facets.ts';
import { conditionsOf, type CourseSearch, durationCondition, placeTables } from './course-conditions.ts';

/** What each course has one of at most. */
const single = ['category', 'level', 'content_type', 'type', 'language', 'duration', 'rating'] as const;
type Single = (typeof single)[number];

export interface FacetRow {
  /** `counted` are those that were, whatever their facets. */
  facet: 'total' | 'counted' | Single | Many;
  value: string;
  name: string | null;
  names: CourseList['facets']['category'][number]['names'] | null;
  count: number;
  /** Only a part of all that match was counted. */
  is_least: boolean;
}

const nameless = sql`null as name, null::jsonb as names, sum(courses)::int as count, 0 as position, false as is_least`;

/**
 * The number of all that match and the counts of every facet, each without its own filter, in one question. Courses are first
 * counted by what the facets tell apart, so that the tree is joined to a few rows instead of to every match.
 */
export function countFacets(db: Database, search: CourseSearch): Promise<FacetRow[]> {
  const on = conditionsOf(search);
  const within = (own?: Single): SQL =>
    sql.join(
      single.filter((facet) => facet !== own).map((facet) => sql.identifier(`in_${facet}`)),
      sql` and `,
    );
  const facetOf = (facet: Single): SQL =>
    sql`select ${facet}, ${sql.identifier(facet)}, ${nameless} from matched
        where ${within(facet)} and ${sql.identifier(facet)} is not null group by ${sql.identifier(facet)}`;
  return rowsOf<FacetRow>(
    db,
    sql`
      with ${metCourses(search)}
      counted as materialized (${isInCells(search) ? cells(search) : counted(search)}),
      matched as materialized (
        select k.slug as category, k.name as category_name, k.names as category_names, k.position,
          c.level, c.content_type, c.type, c.language, c.rating_step, c.courses, c.in_rating,
          (${sql.param([...durationBands])}::text[])[c.duration_band + 1] as duration,
          ${on.category} as in_category, ${on.level} as in_level, ${on.content_type} as in_content_type,
          ${on.type} as in_type, ${on.language} as in_language, ${durationCondition(search.duration)} as in_duration
        from counted c
        ${placeTables}
      )
      select 'total' as facet, '' as value, null as name, null::jsonb as names,
          coalesce(sum(courses), 0)::int as count, 0 as position, false as is_least from matched where ${within()}
      union all
      select 'counted', '', null, null, ${looked(search)}, 0, false
      union all
      select 'category', category, category_name, category_names, sum(courses)::int, position, false from matched
        where ${within('category')} and category is not null
        group by category, category_name, category_names, position
      union all
      select 'rating', steps.least::text, ${nameless}
        from matched join unnest(${sql.param(risingSteps)}::float8[]) with ordinality as steps (least, place)
          on rating_step >= steps.place
        where ${within('rating')} group by steps.least
      union all ${sql.join((['level', 'content_type', 'type', 'language', 'duration'] as const).map(facetOf), sql` union all `)}
      union all (${countSkills(search)})
      union all (${countCaptions(search)})
      order by facet, position, count desc, value`,
  );
}

const risingSteps = ratingSteps.toSorted((a, b) => a - b);
const cellColumns = sql`c.final_category_id, c.level, c.content_type, c.type, c.language, c.duration_band, c.rating_step`;

/** Among how many courses was looked; with words before any other filter. */
const looked = ({ words }: CourseSearch): SQL =>
  words.length === 0 ? sql`(select coalesce(sum(courses), 0)::int from counted)` : sql`(select count(*)::int from met)`;

/** Without words, the whole catalogue is counted already by all that has one value a course. */
export const isInCells = ({ words, skill, captions, rating }: CourseSearch): boolean =>
  words.length === 0 &&
  !skill?.length &&
  !captions?.length &&
  (rating === undefined || risingSteps.some((step) => step === rating));

function cells({ rating }: CourseSearch): SQL {
  const place = risingSteps.findIndex((step) => step === rating) + 1;
  return sql`select ${cellColumns}, c.courses, c.rating_step >= ${place}::int as in_rating
    from facet_cells c where c.courses > 0`;
}

function counted(search: CourseSearch): SQL {
  const on = conditionsOf(search);
  return sql`
    select ${cellColumns}, ${on.rating} as in_rating, count(*)::int as courses
    from (select c.* from ${metTable(search)} where ${on.skill} and ${on.captions} limit ${MOST_COUNTED}) c
    group by ${cellColumns}, in_rating`;
}
