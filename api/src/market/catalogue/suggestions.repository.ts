import { type SQL, sql } from 'drizzle-orm';
import type { CourseSuggestion } from '@stoa/shared/contract/market/catalogue.ts';
import { type Database, rowsOf } from '../../kernel/database/database.ts';
import { likelyCourses, namedCourses, relevance, WEIGHED } from './course-relevance.ts';

const suggestions = (where: SQL, order: SQL, limit: number): SQL => sql`
  select c.id, c.name, c.slug,
    case when k.id is not null then json_build_object(
      'category', json_build_object('id', k.id, 'name', k.name, 'names', k.names, 'slug', k.slug),
      'sub_category', json_build_object('id', s.id, 'name', s.name, 'names', s.names, 'slug', s.slug),
      'final_category', json_build_object('id', f.id, 'name', f.name, 'names', f.names, 'slug', f.slug)) end as category
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

export const findSuggestions = (db: Database, sort: keyof typeof orders, limit: number): Promise<CourseSuggestion[]> =>
  rowsOf<CourseSuggestion>(db, suggestions(sql`true`, orders[sort], limit));

/** Names that have words so beginning; those that begin so themselves first. */
export function findNames(db: Database, words: readonly string[], limit: number): Promise<CourseSuggestion[]> {
  const plain = words.join(' ');
  const begun = sql`n.name_plain like ${`${plain}%`}`;
  return rowsOf<CourseSuggestion>(
    db,
    suggestions(
      sql`c.id in (
        (select n.course_id from course_search n where ${begun} limit ${WEIGHED}) union (${namedCourses({ words })}))`,
      sql`(${begun}) desc, word_similarity(${plain}, n.name_plain) desc, c.enrolment_count desc`,
      limit,
    ),
  );
}

/** All that a search finds by the words, in its own order: names come first there, too. */
export const findSuggestedCourses = (
  db: Database,
  words: readonly string[],
  limit: number,
): Promise<CourseSuggestion[]> =>
  rowsOf<CourseSuggestion>(
    db,
    suggestions(
      sql`c.id in (${likelyCourses({ words })})`,
      sql`${relevance({ words })} desc, c.enrolment_count desc`,
      limit,
    ),
  );
