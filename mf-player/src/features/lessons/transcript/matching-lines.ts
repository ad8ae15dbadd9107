import { plain } from './plain.ts';

interface Line {
  text: string;
}

/** The lines, by their place, in which these words stand. */
export function matchingLines(lines: readonly Line[], words: string): number[] {
  const wanted = plain(words.trim());
  if (wanted === '') return [];
  return lines.flatMap(({ text }, index) => (plain(text).includes(wanted) ? [index] : []));
}
