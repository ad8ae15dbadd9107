import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../kernel/database/database.ts';

interface AlikeWords {
  word: string;
  /** A published course is found by it. */
  is_known: boolean;
  /** Words that published courses are found by, those most like it first. */
  alike: string[];
}

/** Enough that the one with the fewest mistakes is among them. */
const ENOUGH = 40;

/** In the order of the words. */
export const findAlikeWords = (db: Database, words: readonly string[]): Promise<AlikeWords[]> =>
  rowsOf<AlikeWords>(
    db,
    sql`select asked.word, known.is_known,
          case when known.is_known then '{}'::text[] else array(select alike_words(asked.word, ${ENOUGH})) end as alike
        from unnest(${sql.param([...words])}::text[]) with ordinality as asked (word, place)
        cross join lateral (
          select exists (select from courses_met(course_query(array[asked.word]), 1)) as is_known
        ) known
        order by asked.place`,
  );
