/** @throws for no values: a median of nothing would read as a very good result. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]];
  if (low === undefined || high === undefined) throw new Error('Nothing was measured.');
  return (low + high) / 2;
}

/** The value below which this share of all values lies: 0.95 for 19 of 20. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  if (value === undefined) throw new Error('Nothing was measured.');
  return value;
}

/** Half of the distance between the quartiles, as a share of the median: how far to trust it. */
export function spread(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const half = Math.floor(sorted.length / 2);
  if (half === 0) return 0;
  const between = median(sorted.slice(-half)) - median(sorted.slice(0, half));
  return between / 2 / median(sorted);
}
