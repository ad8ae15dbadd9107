/** Round numbers for the axis of a chart, from 0 to just above the highest value: `ticksUpTo(7)` is 0, 2, 4, 6, 8. */
export function ticksUpTo(highest: number, count = 4): number[] {
  const rough = highest / count;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * magnitude).find((candidate) => candidate >= rough) ?? rough;
  return Array.from({ length: Math.ceil(highest / step - 1e-9) + 1 }, (_, index) =>
    Number((index * step).toPrecision(6)),
  );
}
