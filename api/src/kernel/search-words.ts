import { type SQL, sql } from 'drizzle-orm';

/** The words of a search as people type them: no accents, small letters; at most twelve. */
export const wordsOf = (q: string): string[] =>
  (
    q
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).slice(0, 12);

/** `pyth basic` → `pyth:* & basic:*` */
export const tsqueryOf = (words: readonly string[]): string => words.map((word) => `${word}:*`).join(' & ');

/** What is looked for among courses. */
export interface Wanted {
  words: readonly string[];
  /** A course with some of the words will do. */
  anyOfThem?: boolean;
}

/** As the database's index of words is asked; words as `wordsOf` gives them. */
export const courseQuery = ({ words, anyOfThem = false }: Wanted): SQL =>
  sql`course_query(${sql.param([...words])}::text[], ${anyOfThem})`;
