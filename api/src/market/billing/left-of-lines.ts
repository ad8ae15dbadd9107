import { spread } from './spread.ts';

interface Line {
  id: string | null;
  amountMinor: number;
}

interface Back {
  /** Null: it is of the whole payment. */
  lineId: string | null;
  amountMinor: number;
}

/**
 * What is left of each line, in minor units, after these refunds, oldest first. One of the whole payment takes of each line by
 * what that has left, so that lines and payment always agree.
 */
export function leftOfLines(lines: readonly Line[], refunds: readonly Back[]): number[] {
  let left = lines.map(({ amountMinor }) => amountMinor);
  for (const { lineId, amountMinor } of refunds) {
    const own = lines.map(({ id }, at) => (lineId !== null && id === lineId ? Math.min(amountMinor, left[at]!) : 0));
    left = left.map((one, at) => one - own[at]!);
    const shared = spread(Math.min(amountMinor - sum(own), sum(left)), left);
    left = left.map((one, at) => one - shared[at]!);
  }
  return left;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0);
