import { type SQL, sql } from 'drizzle-orm';
import { courseQuery, type Wanted } from '../../kernel/search-words.ts';

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
