/**
 * How many values fell into each of many cells whose limits grow by 4 %: any quantile to 2 % of its value, from a few
 * hundred small numbers, and two of them add up to one. The idea is DDSketch's (Masson, Rim, Lee, VLDB 2019).
 */
export type ValueSketch = Record<string, number>;

const GROWTH = 1.04;
/** Anything smaller counts as nothing: a microsecond, or a layout shift of a thousandth. */
const SMALLEST = 0.001;

const cellOf = (value: number): number =>
  value <= SMALLEST ? 0 : Math.max(1, Math.ceil(Math.log(value / SMALLEST) / Math.log(GROWTH)));
const middleOf = (cell: number): number => (cell === 0 ? 0 : (SMALLEST * GROWTH ** cell * 2) / (GROWTH + 1));

export function addValue(sketch: ValueSketch, value: number): void {
  const cell = cellOf(value);
  sketch[cell] = (sketch[cell] ?? 0) + 1;
}

export function addSketch(sketch: ValueSketch, other: ValueSketch): void {
  for (const [cell, count] of Object.entries(other)) sketch[cell] = (sketch[cell] ?? 0) + count;
}

/** @param share 0.5 for the median. Null without a value. */
export function quantileOf(sketch: ValueSketch, share: number): number | null {
  const cells = Object.entries(sketch).map(([cell, count]) => ({ cell: Number(cell), count }));
  const total = cells.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;
  let below = 0;
  for (const { cell, count } of cells.toSorted((a, b) => a.cell - b.cell)) {
    below += count;
    if (below >= share * total) return middleOf(cell);
  }
  return null;
}
