import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { courseFilters } from '@stoa/shared/contract/market/catalogue.ts';
import { durationBands, durationLimitsS } from '@stoa/shared/contract/taxonomy/course-words.ts';
import { courseQuery, type Wanted } from '../../kernel/search-words.ts';

export type Filters = z.output<typeof courseFilters>;
/** What narrows the catalogue, and the words of its `q` as they are looked for; none: all of it. */
export type CourseSearch = Omit<Filters, 'q'> & Wanted;

export const isPublic = sql`c.status = 'published' and c.deleted_at is null`;
const all = sql`true`;

/** Courses `c`, with the words of each as `n` where words are asked for. */
export function searchedTables(wanted: Wanted): SQL {
  if (wanted.words.length === 0) return sql`courses c`;
  return sql`courses c join course_search n on n.course_id = c.id and n.document @@ ${courseQuery(wanted)}`;
}

export const placeTables = sql`
  left join final_categories f on f.id = c.final_category_id
  left join sub_categories s on s.id = f.sub_category_id
  left join categories k on k.id = s.category_id`;

export const ratingTables = sql`
  left join rating_totals r on r.course_id = c.id
  left join rating_totals site on site.course_id is null`;

export const shownRating = sql`shown_rating(r.rating_count, r.rating_sum, site.rating_count, site.rating_sum)`;

/** The place of its band in `durationBands`, from 0; null where nobody said how long its lessons are. */
export const durationBand = sql`case when c.duration_s > 0
  then width_bucket(c.duration_s, ${sql.param([...durationLimitsS])}::integer[]) end`;

/** Languages in which a course `c` has captions for a film or a recording, as `captions.language`. */
export const captionsTable = sql`(
  select coalesce(l.captions_language, c.language) as language
  from lessons l where l.course_id = c.id and l.captions_file_id is not null
  union
  select t.language from lesson_captions t where t.course_id = c.id) captions`;

/** Undefined where all of the tree is meant. */
export function placeCondition({ category, sub_category, final_category }: CourseSearch): SQL | undefined {
  if (final_category) return sql`f.slug = current_category_slug(${final_category})`;
  if (sub_category) return sql`s.slug = current_category_slug(${sub_category})`;
  return category ? sql`k.slug = current_category_slug(${category})` : undefined;
}

const anyOf = (column: SQL, values: readonly string[] | undefined): SQL =>
  values?.length ? sql`${column} = any(${sql.param([...values])}::text[])` : all;

function durationCondition(bands: CourseSearch['duration']): SQL {
  if (!bands?.length) return all;
  const places = bands.map((band) => durationBands.indexOf(band));
  return sql`${durationBand} = any(${sql.param(places)}::integer[])`;
}

function skillCondition(ids: CourseSearch['skill']): SQL {
  if (!ids?.length) return all;
  return sql`exists (
    select from course_skills cs where cs.course_id = c.id and cs.skill_id = any(${sql.param([...ids])}::uuid[]))`;
}

const captionsCondition = (languages: CourseSearch['captions']): SQL =>
  languages?.length
    ? sql`exists (select from ${captionsTable} where ${anyOf(sql`captions.language`, languages)})`
    : all;

export const conditionsOf = (search: CourseSearch) => ({
  rating: search.rating ? sql`coalesce(${shownRating} >= ${search.rating}::numeric, false)` : all,
  category: placeCondition(search) ?? all,
  level: anyOf(sql`c.level`, search.level),
  content_type: anyOf(sql`c.content_type`, search.content_type),
  type: search.type ? sql`c.type = ${search.type}` : all,
  language: anyOf(sql`c.language`, search.language),
  duration: durationCondition(search.duration),
  skill: skillCondition(search.skill),
  captions: captionsCondition(search.captions),
});

/** `from … where …`: all that the words and the filters leave; `also` may ask for their ratings. */
export function matching(search: CourseSearch, { also = all, readsRating = false } = {}): SQL {
  const on = Object.values(conditionsOf(search));
  return sql`
    from ${searchedTables(search)}
    ${placeCondition(search) ? placeTables : sql``}
    ${search.rating || readsRating ? ratingTables : sql``}
    where ${sql.join([isPublic, ...on, also], sql` and `)}`;
}
