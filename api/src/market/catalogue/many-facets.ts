import { type SQL, sql } from 'drizzle-orm';
import { MOST_COUNTED } from '../../kernel/database/counts.ts';
import { type CourseSearch, isLeft, searchedTables } from './course-conditions.ts';

/** What a course has many of. */
export type Many = 'skill' | 'captions';

/** With words, what they meet is looked for once for all facets. */
export const metCourses = (search: CourseSearch): SQL =>
  search.words.length === 0
    ? sql``
    : sql`met as materialized (select c.* from ${searchedTables(search, MOST_COUNTED)}),`;

/** Which of those that the words meet are among the counted, nobody chose. */
const isMetInPart = sql`(select count(*) from met) >= ${MOST_COUNTED}`;

/** Courses `c` among which facets are counted. */
export const metTable = ({ words }: CourseSearch): SQL => (words.length === 0 ? sql`listed_courses c` : sql`met c`);

/** Of the whole catalogue they are counted already. */
const isWhole = ({ words, category, sub_category, final_category, type, rating, ...others }: CourseSearch): boolean =>
  [category, sub_category, final_category, type, rating].every((filter) => filter === undefined) &&
  [words, others.level, others.content_type, others.language, others.duration, others.skill, others.captions].every(
    (values) => !values?.length,
  );

/** `value`, `courses` and `is_least`, of the courses that most people take. */
function taught(facet: Many, search: CourseSearch): SQL {
  const others = { ...search, [facet]: undefined };
  if (isWhole(others)) return sql`select value, courses, false as is_least from facet_values where facet = ${facet}`;
  const column = facet === 'skill' ? sql`c.skills` : sql`c.captions`;
  const isPart = search.words.length === 0 ? sql`max(left_over.place) >= ${MOST_COUNTED}` : isMetInPart;
  return sql`
    select value::text, count(*)::int as courses, ${isPart} as is_least
    from (
      select ${column} as many, row_number() over () as place from (
        select c.* from ${metTable(search)} where ${isLeft(others)} and ${column} <> '{}'
        order by c.enrolment_count desc limit ${MOST_COUNTED}) c
    ) left_over cross join unnest(left_over.many) as value
    group by value`;
}

/** More of them would be no choice any more. */
const MOST_SKILLS = 12;

/** The skills that most of the courses teach; those that are asked for come first, found or not. */
export function countSkills(search: CourseSearch): SQL {
  const asked = sql`sk.id = any(${sql.param(search.skill ?? [])}::uuid[])`;
  return sql`
    select 'skill', sk.id::text, sk.skill, null::jsonb, coalesce(taught.courses, 0),
      (row_number() over (order by ${asked} desc, coalesce(taught.courses, 0) desc, lower(sk.skill)))::int as place,
      bool_or(coalesce(taught.is_least, false)) over ()
    from skills sk left join (${taught('skill', search)}) taught on taught.value = sk.id::text
    where taught.courses > 0 or ${asked}
    order by place limit ${MOST_SKILLS + (search.skill?.length ?? 0)}`;
}

export const countCaptions = (search: CourseSearch): SQL => sql`
  select 'captions', value, null, null::jsonb, courses, 0, bool_or(is_least) over ()
  from (${taught('captions', search)}) taught where courses > 0`;
