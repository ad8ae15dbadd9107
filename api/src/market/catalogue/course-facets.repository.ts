import { type SQL, sql } from 'drizzle-orm';
import type { CourseList } from '@stoa/shared/contract/market/catalogue.ts';
import { durationBands, ratingSteps } from '@stoa/shared/contract/taxonomy/course-words.ts';
import { type Database, rowsOf } from '../../kernel/database/database.ts';
import {
  captionsTable,
  conditionsOf,
  type CourseSearch,
  durationBand,
  isPublic,
  matching,
  placeTables,
  ratingTables,
  searchedTables,
  shownRating,
} from './course-conditions.ts';

/** What each course has one of at most. */
const single = ['category', 'level', 'content_type', 'type', 'language', 'duration', 'rating'] as const;
type Single = (typeof single)[number];

export interface FacetRow {
  facet: 'total' | Single;
  value: string;
  name: string | null;
  names: CourseList['facets']['category'][number]['names'] | null;
  count: number;
}

const nameless = sql`null as name, null::jsonb as names, sum(courses)::int as count, 0 as position`;

/**
 * The number of all that match and the counts of every facet of which a course has one value, each without its own filter, in
 * one question. Courses are first counted by what the facets tell apart, so that the tree is joined to a few rows instead of to
 * every match.
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
      with counted as materialized (
        select c.final_category_id, c.level, c.content_type, c.type, c.language,
          ${durationBand} as band, ${ratingStep} as step, ${on.rating} as in_rating, count(*)::int as courses
        from ${searchedTables(search)} ${ratingTables}
        where ${isPublic} and ${on.skill} and ${on.captions}
        group by c.final_category_id, c.level, c.content_type, c.type, c.language, band, step, in_rating
      ),
      matched as materialized (
        select k.slug as category, k.name as category_name, k.names as category_names, k.position,
          c.level, c.content_type, c.type, c.language, c.step, c.courses, c.in_rating,
          (${sql.param([...durationBands])}::text[])[c.band + 1] as duration,
          ${on.category} as in_category, ${on.level} as in_level, ${on.content_type} as in_content_type,
          ${on.type} as in_type, ${on.language} as in_language, ${inBands(search)} as in_duration
        from counted c
        ${placeTables}
      )
      select 'total' as facet, '' as value, null as name, null::jsonb as names,
          coalesce(sum(courses), 0)::int as count, 0 as position from matched where ${within()}
      union all
      select 'category', category, category_name, category_names, sum(courses)::int, position from matched
        where ${within('category')} and category is not null
        group by category, category_name, category_names, position
      union all
      select 'rating', steps.least::text, ${nameless}
        from matched join unnest(${risingSteps}::float8[]) with ordinality as steps (least, place) on step >= steps.place
        where ${within('rating')} group by steps.least
      union all ${sql.join((['level', 'content_type', 'type', 'language', 'duration'] as const).map(facetOf), sql` union all `)}
      order by facet, position, count desc, value`,
  );
}

const risingSteps = sql.param(ratingSteps.toSorted((a, b) => a - b));
/** The highest step that a course's rating reaches, by its place among them from 1; 0 below them all. */
const ratingStep = sql`width_bucket(${shownRating}::float8, ${risingSteps}::float8[])`;

/** As `durationCondition`, of courses that were counted by their band. */
const inBands = ({ duration: bands }: CourseSearch): SQL =>
  bands?.length
    ? sql`coalesce(c.band = any(${sql.param(bands.map((band) => durationBands.indexOf(band)))}::integer[]), false)`
    : sql`true`;

export interface ManyRow {
  value: string;
  name: string;
  count: number;
}

/** More of them would be no choice any more. */
const MOST_SKILLS = 12;

/** The skills that most of the courses teach; those that are asked for come first, found or not. */
export function countSkills(db: Database, search: CourseSearch): Promise<ManyRow[]> {
  const asked = sql`sk.id = any(${sql.param(search.skill ?? [])}::uuid[])`;
  return rowsOf<ManyRow>(
    db,
    sql`with taught as (
          select cs.skill_id, count(*)::int as courses from course_skills cs
          where cs.course_id in (select c.id ${matching({ ...search, skill: undefined })})
          group by cs.skill_id
        )
        select sk.id as value, sk.skill as name, coalesce(taught.courses, 0) as count
        from skills sk left join taught on taught.skill_id = sk.id
        where taught.courses > 0 or ${asked}
        order by ${asked} desc, count desc, lower(sk.skill)
        limit ${MOST_SKILLS + (search.skill?.length ?? 0)}`,
  );
}

export const countCaptions = (db: Database, search: CourseSearch): Promise<Omit<ManyRow, 'name'>[]> =>
  rowsOf<Omit<ManyRow, 'name'>>(
    db,
    sql`with found as (select c.id, c.language ${matching({ ...search, captions: undefined })})
        select captions.language as value, count(*)::int as count
        from found c cross join lateral ${captionsTable}
        group by captions.language
        order by count desc, value`,
  );
