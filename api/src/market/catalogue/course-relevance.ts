import { type SQL, sql } from 'drizzle-orm';
import { courseQuery, type Wanted } from '../../kernel/search-words.ts';
import { MOST_COUNTED } from '../../kernel/database/counts.ts';

/**
 * How well a course of the index `n` fits what is wanted: a name that begins so first, then where its words were found (a name
 * weighs ten times a description), each word for itself, then how like the name is to all of them together.
 */
export function relevance(wanted: Wanted): SQL {
  const plain = wanted.words.join(' ');
  return sql`(
    (n.name_plain like ${`${plain}%`})::int
    + ts_rank('{0.05, 0.1, 0.4, 1}', n.document, ${courseQuery({ ...wanted, anyOfThem: true })})
    + word_similarity(${plain}, n.name_plain)
  )`;
}

/** At least so many matches are weighed against one another: a word of thousands of courses would take seconds to weigh. */
export const WEIGHED = 300;
/** A word in more names than these tells nothing. */
const MOST_NAMED = 20_000;

interface Likely {
  /** Of courses `c`. */
  isWanted?: SQL;
  most?: number;
  /** Nothing that matches may be left out, however many do. */
  isWhole?: boolean;
}

const popular = (met: SQL, { isWanted = sql`true`, most }: Omit<Likely, 'most'> & { most: SQL }): SQL => sql`
  select c.id from ${met} as met (id) join listed_courses c on c.id = met.id where ${isWanted}
  order by c.enrolment_count desc, c.id limit ${most}`;

/** The ids of courses whose names match, of those that most people take. */
export const namedCourses = (wanted: Wanted, { most = WEIGHED, isWhole = false, ...likely }: Likely = {}): SQL =>
  popular(sql`courses_named(${courseQuery(wanted)}, ${isWhole ? sql`null` : MOST_NAMED})`, {
    ...likely,
    most: sql`${most}::bigint`,
  });

/** The same, and where these are few, of all that match: what may be the most relevant. */
export function likelyCourses(wanted: Wanted, { most = WEIGHED, isWhole = false, ...likely }: Likely = {}): SQL {
  const rest = sql`(select case when count(*) < ${most}::bigint then ${most}::bigint else 0 end from named)`;
  return sql`
    with named as materialized (${namedCourses(wanted, { ...likely, most, isWhole })})
    select id from named
    union (${popular(sql`courses_met(${courseQuery(wanted)}, ${isWhole ? sql`null` : MOST_COUNTED})`, { ...likely, most: rest })})`;
}
