export type FoundBad =
  /** Not even where it was reported. */
  | { outcome: 'not-reproduced' }
  /** As far back as there are versions. */
  | { outcome: 'always'; oldest: number }
  /** The failure is at `bad`, and gone at `good`, which is the one before it. */
  | { outcome: 'found'; bad: number; good: number };

/**
 * Looks backwards, in steps that double, until the failure is gone; then halves what is left. `fails`: whether it is there
 * at this place; 0 is the newest.
 */
export async function findFirstBad(count: number, fails: (index: number) => Promise<boolean>): Promise<FoundBad> {
  if (!(await fails(0))) return { outcome: 'not-reproduced' };
  let bad = 0;
  let good: number | undefined;
  for (let step = 1; good === undefined && bad < count - 1; step *= 2) {
    const next = Math.min(count - 1, bad + step);
    if (await fails(next)) bad = next;
    else good = next;
  }
  if (good === undefined) return { outcome: 'always', oldest: bad };
  while (good - bad > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (await fails(middle)) bad = middle;
    else good = middle;
  }
  return { outcome: 'found', bad, good };
}
