interface Line {
  text: string;
}

/** Without accents and capitals: who looks for "resume" finds "Résumé". */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The lines, by their place, in which these words stand. */
export function matchingLines(lines: readonly Line[], words: string): number[] {
  const wanted = plain(words.trim());
  if (wanted === '') return [];
  return lines.flatMap(({ text }, index) => (plain(text).includes(wanted) ? [index] : []));
}
