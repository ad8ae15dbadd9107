/** A part of an amount in basis points, half up: `share(1999, 2000)` → 400. */
export const share = (amountMinor: number, basisPoints: number): number =>
  Number((BigInt(amountMinor) * BigInt(basisPoints) + 5_000n) / 10_000n);
