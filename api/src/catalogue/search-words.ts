/** The words of a search as people type them: no accents, small letters; at most twelve. */
export const wordsOf = (q: string): string[] =>
  (
    q
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).slice(0, 12);

/** `pyth basic` → `pyth:* & basic:*`; with `weight` A in names only. */
export const tsqueryOf = (words: readonly string[], weight: 'A' | '' = ''): string =>
  words.map((word) => `${word}:*${weight}`).join(' & ');
