import type { z } from 'zod';
import type { CourseSuggestion, searchSuggestions } from '@stoa/shared/contract/market/catalogue.ts';
import type { Database } from '../../kernel/database/database.ts';
import { correctedWords } from './correct-words.ts';
import { wordsOf } from '../../kernel/search-words.ts';
import { findNamedCategories, findNamedPaths, findNamedTeachers } from './search-suggestions.repository.ts';
import { findNames, findSuggestedCourses } from './suggestions.repository.ts';

/** Names with these words; where there are none, names with the words that were probably meant. */
export async function suggestCourses(
  db: Database,
  { q, limit }: { q: string; limit: number },
): Promise<CourseSuggestion[]> {
  const words = wordsOf(q);
  if (words.length === 0) return [];
  const rows = await findNames(db, words, limit);
  if (rows.length > 0) return rows;
  const corrected = await correctedWords(db, words);
  return corrected === undefined ? [] : findNames(db, corrected, limit);
}

const COURSES = 6;

/** For the search field: as it was typed; where that is nothing at all, as it was probably meant. */
export async function listSearchSuggestions(db: Database, q: string): Promise<z.input<typeof searchSuggestions>> {
  const words = wordsOf(q);
  const found = await findSearchSuggestions(db, words);
  if (words.length === 0 || Object.values(found).some((part) => part.length > 0)) return found;
  const corrected = await correctedWords(db, words);
  return corrected === undefined ? found : findSearchSuggestions(db, corrected);
}

async function findSearchSuggestions(
  db: Database,
  words: readonly string[],
): Promise<z.input<typeof searchSuggestions>> {
  if (words.length === 0) return { courses: [], categories: [], learning_paths: [], teachers: [] };
  const [courses, categories, learning_paths, teachers] = await Promise.all([
    findSuggestedCourses(db, words, COURSES),
    findNamedCategories(db, words),
    findNamedPaths(db, words),
    findNamedTeachers(db, words),
  ]);
  return { courses, categories, learning_paths, teachers };
}
