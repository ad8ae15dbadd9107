import type { CourseSuggestion } from '@stoa/shared/contract/courses.ts';
import type { Database } from '../database/database.ts';
import { correctWords } from './correct-words.ts';
import { wordsOf } from './search-words.ts';
import { findNames } from './suggestions.repository.ts';

/** Names with these words; where there are none, names with the words that were probably meant. */
export async function suggestCourses(
  db: Database,
  { q, limit }: { q: string; limit: number },
): Promise<CourseSuggestion[]> {
  const words = wordsOf(q);
  if (words.length === 0) return [];
  const rows = await findNames(db, words, limit);
  if (rows.length > 0) return rows;
  const corrected = await correctWords(db, words);
  return corrected === undefined ? [] : findNames(db, corrected, limit);
}
