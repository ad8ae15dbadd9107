import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database/database.ts';
import { tsqueryOf } from './search-words.ts';

type Place = { id: string; name: string; slug: string };
export interface SuggestionRow {
  id: string;
  name: string;
  slug: string;
  category: { category: Place; sub_category: Place; final_category: Place } | null;
}

const suggestions = (where: SQL, order: SQL, limit: number): SQL => sql`
  select c.id, c.name, c.slug,
    case when k.id is not null then json_build_object(
      'category', json_build_object('id', k.id, 'name', k.name, 'slug', k.slug),
      'sub_category', json_build_object('id', s.id, 'name', s.name, 'slug', s.slug),
      'final_category', json_build_object('id', f.id, 'name', f.name, 'slug', f.slug)) end as category
  from courses c
  join course_search n on n.course_id = c.id
  left join final_categories f on f.id = c.final_category_id
  left join sub_categories s on s.id = f.sub_category_id
  left join categories k on k.id = s.category_id
  where c.status = 'published' and c.deleted_at is null and ${where}
  order by ${order}, c.id limit ${limit}`;

const orders = {
  popular: sql`c.enrolment_count desc, c.published_at desc`,
  newest: sql`c.published_at desc`,
  name: sql`n.name_plain`,
};

export const findSuggestions = (db: Database, sort: keyof typeof orders, limit: number): Promise<SuggestionRow[]> =>
  rowsOf<SuggestionRow>(db, suggestions(sql`true`, orders[sort], limit));

/** Names that have words so beginning; those that begin so themselves first. */
export function findNames(db: Database, words: readonly string[], limit: number): Promise<SuggestionRow[]> {
  const plain = words.join(' ');
  const named = sql`n.document @@ to_tsquery('stoa', ${tsqueryOf(words, 'A')})`;
  const likeness = sql`(n.name_plain like ${`${plain}%`}) desc, word_similarity(${plain}, n.name_plain) desc,
    c.enrolment_count desc`;
  return rowsOf<SuggestionRow>(db, suggestions(sql`(${named} or n.name_plain like ${`${plain}%`})`, likeness, limit));
}

/** Every word that a published course is named with, or that names a skill, of about this length. */
export async function findVocabulary(db: Database, { min, max }: { min: number; max: number }): Promise<string[]> {
  const rows = await rowsOf<{ word: string }>(
    db,
    sql`select distinct word
        from (
          select n.name_plain as words from course_search n join courses c on c.id = n.course_id
            where c.status = 'published' and c.deleted_at is null
          union all
          select plain_words(skill) from skills
        ) named, regexp_split_to_table(named.words, '[^[:alnum:]]+') as word
        where char_length(word) between ${min} and ${max}
        order by word`,
  );
  return rows.map(({ word }) => word);
}
