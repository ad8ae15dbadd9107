import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { courseFilters } from '@stoa/shared/contract/market/catalogue.ts';
import { durationBands } from '@stoa/shared/contract/taxonomy/course-words.ts';
import { courseQuery, type Wanted } from '../../kernel/search-words.ts';

export type Filters = z.output<typeof courseFilters>;
/** What narrows the catalogue, and the words of its `q` as they are looked for; none: all of it. */
export type CourseSearch = Omit<Filters, 'q'> & Wanted;

export const isPublic = sql`c.status = 'published' and c.deleted_at is null`;
const all = sql`true`;

/** Listed courses `c`, of those that the words meet, if any are asked for, at most so many. */
export const searchedTables = (wanted: Wanted, most?: number): SQL =>
  wanted.words.length === 0
    ? sql`listed_courses c`
    : sql`courses_met(${courseQuery(wanted)}, ${most ?? null}::int) as met (id) join listed_courses c on c.id = met.id`;

export const placeTables = sql`
  left join final_categories f on f.id = c.final_category_id
  left join sub_categories s on s.id = f.sub_category_id
  left join categories k on k.id = s.category_id`;

/** Undefined where all of the tree is meant. The places below are found first, so that an index finds their courses. */
export function placeCondition({ category, sub_category, final_category }: CourseSearch): SQL | undefined {
  const slug = final_category ?? sub_category ?? category;
  if (!slug) return undefined;
  const level = final_category ? sql`f.slug` : sub_category ? sql`s.slug` : sql`k.slug`;
  return sql`c.final_category_id = any(array(
    select f.id from final_categories f join sub_categories s on s.id = f.sub_category_id
    join categories k on k.id = s.category_id where ${level} = current_category_slug(${slug})))`;
}

const anyOf = (column: SQL, values: readonly string[] | undefined): SQL =>
  values?.length ? sql`${column} = any(${sql.param([...values])}::text[])` : all;

export function durationCondition(bands: CourseSearch['duration']): SQL {
  if (!bands?.length) return all;
  const places = bands.map((band) => durationBands.indexOf(band));
  return sql`coalesce(c.duration_band = any(${sql.param(places)}::smallint[]), false)`;
}

export const conditionsOf = (search: CourseSearch) => ({
  rating: search.rating ? sql`coalesce(c.rating >= ${search.rating}::numeric, false)` : all,
  category: placeCondition(search) ?? all,
  level: anyOf(sql`c.level`, search.level),
  content_type: anyOf(sql`c.content_type`, search.content_type),
  type: search.type ? sql`c.type = ${search.type}` : all,
  language: anyOf(sql`c.language`, search.language),
  duration: durationCondition(search.duration),
  skill: search.skill?.length ? sql`c.skills && ${sql.param([...search.skill])}::uuid[]` : all,
  captions: search.captions?.length ? sql`c.captions && ${sql.param([...search.captions])}::text[]` : all,
});

/** All that the filters leave, of courses `c`. */
export const isLeft = (search: CourseSearch): SQL => sql.join(Object.values(conditionsOf(search)), sql` and `);

/** `from … where …`: all that the words and the filters leave. */
export const matching = (search: CourseSearch, most?: number): SQL =>
  sql`from ${searchedTables(search, most)} where ${isLeft(search)}`;
