import type { Database } from '../../kernel/database/database.ts';
import { findAlikeWords } from './alike-words.repository.ts';

/** Typing mistakes allowed in a word: none in a short one, where almost every word is near to another. */
const mistakesIn = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** For each word the one that was probably meant: itself where a course has it; undefined where it is near to nothing. */
export async function meantWords(db: Database, words: readonly string[]): Promise<(string | undefined)[]> {
  const rows = await findAlikeWords(db, words);
  return rows.map(({ word, is_known, alike }) => (is_known ? word : nearestWord(word, alike)));
}

/** All of them put right; undefined where one of them is near to nothing, or nothing is amiss. */
export async function correctedWords(db: Database, words: readonly string[]): Promise<string[] | undefined> {
  const meant = (await meantWords(db, words)).filter((word) => word !== undefined);
  return meant.length < words.length || meant.every((word, index) => word === words[index]) ? undefined : meant;
}

/** The word itself where a known one begins so, else the known one with the fewest mistakes. */
export function nearestWord(word: string, vocabulary: readonly string[]): string | undefined {
  if (vocabulary.some((known) => known.startsWith(word))) return word;
  let best: { known: string; mistakes: number } | undefined;
  for (const known of vocabulary) {
    // A word that is still being typed is held against the beginning of the known one, at a small disadvantage.
    const begun = word.length < 6 ? Infinity : mistakesBetween(word, known.slice(0, word.length)) + 0.5;
    const mistakes = Math.min(mistakesBetween(word, known), begun);
    if (mistakes <= mistakesIn(word) + 0.5 && (best === undefined || mistakes < best.mistakes)) {
      best = { known, mistakes };
    }
  }
  return best?.known;
}

/** Letters missing, too many, wrong, or two changed about: the optimal string alignment distance. */
export function mistakesBetween(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const wrong = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, wrong);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, (beforeLast[j - 2] ?? 0) + 1);
      }
      row.push(least);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}
