/**
 * Divides an amount by what is left of several, so that nobody gives more than they have and the parts add up. What cannot
 * be divided goes to those with the most left.
 */
export function spread(amountMinor: number, left: readonly number[]): number[] {
  const whole = left.reduce((sum, part) => sum + part, 0);
  if (amountMinor < 0 || amountMinor > whole) throw new Error(`${amountMinor} cannot be taken from ${whole}.`);
  if (whole === 0) return left.map(() => 0);
  const parts = left.map((part) => Number((BigInt(amountMinor) * BigInt(part)) / BigInt(whole)));
  let rest = amountMinor - parts.reduce((sum, part) => sum + part, 0);
  const byMost = [...left.keys()].toSorted((a, b) => left[b]! - left[a]! || a - b);
  while (rest > 0) {
    for (const at of byMost) {
      if (rest > 0 && parts[at]! < left[at]!) {
        parts[at]! += 1;
        rest -= 1;
      }
    }
  }
  return parts;
}
