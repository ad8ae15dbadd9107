import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database/database.ts';
import { tsqueryOf, wordsOf } from './search-words.ts';

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

/** Names that have words so beginning, those that begin so themselves first; failing these, names with a typing mistake. */
export async function findNames(db: Database, q: string, limit: number): Promise<SuggestionRow[]> {
  const words = wordsOf(q);
  if (words.length === 0) return [];
  const plain = words.join(' ');
  const likeness = sql`(n.name_plain like ${`${plain}%`}) desc, word_similarity(${plain}, n.name_plain) desc,
    c.enrolment_count desc`;
  const query = sql`to_tsquery('stoa', ${tsqueryOf(words, 'A')})`;
  const begun = sql`(n.document @@ ${query} or n.name_plain like ${`${plain}%`})`;
  const exact = await rowsOf<SuggestionRow>(db, suggestions(begun, likeness, limit));
  if (exact.length > 0) return exact;
  return rowsOf<SuggestionRow>(db, suggestions(sql`c.id in (select courses_named_like(${plain}))`, likeness, limit));
}
