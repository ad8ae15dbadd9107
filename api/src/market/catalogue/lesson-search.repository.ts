import { type SQL, sql } from 'drizzle-orm';
import type { TaughtLesson } from '@stoa/shared/contract/market/lesson-search.ts';
import { type Database, pageOf, rowsOf } from '../../kernel/database/database.ts';
import { courseQuery } from '../../kernel/search-words.ts';
import { type CourseSearch, matching } from './course-conditions.ts';

export interface SpokenLesson {
  id: string;
  course_id: string;
  title: string;
  kind: TaughtLesson['lesson']['kind'];
  /** The captions in which most of it was found, and what they are in. */
  file_id: string;
  language: string;
  total: number;
}

/**
 * Lines with all the words, or whose sentence runs on into the next line and has them then; where that one has them by itself,
 * it alone counts.
 */
const isMet = (query: SQL): SQL => sql`
  (o.words || o.next_words) @@ ${query} and (o.words @@ ${query} or not o.next_words @@ ${query})`;

/** Of published courses that the filters leave; those in which it is said most often first. */
export function findSpokenLessons(db: Database, search: CourseSearch): Promise<SpokenLesson[]> {
  return rowsOf<SpokenLesson>(
    db,
    sql`with met as materialized (
          select o.file_id, count(*)::int as lines from caption_lines o
          where ${isMet(courseQuery(search))} group by o.file_id
        ),
        shown as (
          select l.id as lesson_id, l.captions_file_id as file_id, l.captions_language as language
          from lessons l where l.captions_file_id in (select file_id from met)
          union all
          select t.lesson_id, t.file_id, t.language from lesson_captions t where t.file_id in (select file_id from met)
        ),
        told as (
          select distinct on (l.id) l.id, l.course_id, l.title, l.kind, shown.file_id, shown.language, met.lines
          from shown join met on met.file_id = shown.file_id join lessons l on l.id = shown.lesson_id
          where l.course_id in (select c.id ${matching({ ...search, words: [] })})
          order by l.id, met.lines desc, shown.file_id
        )
        select told.id, told.course_id, told.title, told.kind, told.file_id,
          coalesce(told.language, c.language) as language, count(*) over ()::int as total
        from told join courses c on c.id = told.course_id
        order by told.lines desc, c.enrolment_count desc, told.id ${pageOf(search)}`,
  );
}

export interface SpokenLine {
  file_id: string;
  start_s: number;
  text: string;
}

/** The best `most` lines of each of these captions, in the order in which they are said. */
export function findSpokenLines(
  db: Database,
  { words, fileIds, most }: { words: readonly string[]; fileIds: readonly string[]; most: number },
): Promise<SpokenLine[]> {
  const query = courseQuery({ words });
  return rowsOf<SpokenLine>(
    db,
    sql`with best as (
          select o.file_id, o.place, o.start_s, o.text, o.words @@ ${query} as is_whole,
            row_number() over (partition by o.file_id order by o.words @@ ${query} desc, o.place) as rank
          from caption_lines o
          where o.file_id = any(${sql.param([...fileIds])}::uuid[]) and ${isMet(query)}
        )
        select b.file_id, b.start_s, case when b.is_whole then b.text else concat_ws(' ', b.text, a.text) end as text
        from best b left join caption_lines a on a.file_id = b.file_id and a.place = b.place + 1
        where b.rank <= ${most}
        order by b.file_id, b.place`,
  );
}

/** Of words that were said those that were looked for, by the rules of the index. */
export async function findMeant(db: Database, said: readonly string[], words: readonly string[]): Promise<Set<string>> {
  const rows = await rowsOf<{ word: string }>(
    db,
    sql`select word from unnest(${sql.param([...said])}::text[]) as said (word)
        where said_words(word) @@ ${courseQuery({ words, anyOfThem: true })}`,
  );
  return new Set(rows.map(({ word }) => word));
}
