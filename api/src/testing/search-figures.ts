/** One query's answer: slugs as they were returned, best first, and what each course is worth for it (0 where it has none). */
export interface Answered {
  found: readonly string[];
  grades: Readonly<Record<string, number>>;
}

const DEPTH = 10;

/** Gain 2^grade − 1, halved by the logarithm of the place. */
const gainOf = (grades: readonly number[]): number =>
  grades.slice(0, DEPTH).reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);

/** nDCG@10: what the first ten are worth, of what the best order of the judged courses would be. */
export function ndcgOf({ found, grades }: Answered): number {
  const best = gainOf(Object.values(grades).toSorted((a, b) => b - a));
  return gainOf(found.map((slug) => grades[slug] ?? 0)) / best;
}

/** One through the place of the first course that is a good find (grade 2 or 3); 0 where none is. */
export function reciprocalRankOf({ found, grades }: Answered): number {
  const place = found.findIndex((slug) => (grades[slug] ?? 0) >= 2);
  return place < 0 ? 0 : 1 / (place + 1);
}

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
