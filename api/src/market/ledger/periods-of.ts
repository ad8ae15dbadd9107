import type { TotalsTime } from './totals.repository.ts';

/** Every day or month of a time, oldest first, as the books name them: `2026-03-02`, `2026-03`. */
export function periodsOf({ from, to, by }: TotalsTime): string[] {
  const length = by === 'day' ? 10 : 7;
  const periods: string[] = [];
  const at = new Date(by === 'day' ? from : `${from.slice(0, 7)}-01`);
  for (; at.toISOString().slice(0, length) <= to.slice(0, length); step(at, by)) {
    periods.push(at.toISOString().slice(0, length));
  }
  return periods;
}

function step(at: Date, by: TotalsTime['by']): void {
  if (by === 'day') at.setUTCDate(at.getUTCDate() + 1);
  else at.setUTCMonth(at.getUTCMonth() + 1);
}
