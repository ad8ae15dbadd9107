/** The word that somebody most likely meant; undefined where none is near. */
export function nearestWord(given: string, known: readonly string[]): string | undefined {
  const measured = known.map((word) => ({ word, steps: stepsBetween(given.toLowerCase(), word.toLowerCase()) }));
  const [nearest] = measured.sort((one, other) => one.steps - other.steps);
  return nearest && nearest.steps <= Math.max(2, nearest.word.length / 3) ? nearest.word : undefined;
}

/** Letters to add, take away or change (Levenshtein). */
function stepsBetween(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const changed = (before[at - 1] ?? 0) + (one[row - 1] === other[at - 1] ? 0 : 1);
      now.push(Math.min(changed, (before[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1));
    }
    before = now;
  }
  return before[other.length] ?? 0;
}
