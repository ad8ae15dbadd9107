import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { leftOfLines } from './left-of-lines.ts';

const lines = [
  { id: 'a', amountMinor: 1000 },
  { id: 'b', amountMinor: 3000 },
  { id: 'free', amountMinor: 0 },
];
const of = (lineId: string | null, amountMinor: number) => ({ lineId, amountMinor });

test.each([
  ['nothing', [], [1000, 3000, 0]],
  ['one line', [of('a', 1000)], [0, 3000, 0]],
  ['a part of one line', [of('b', 1)], [1000, 2999, 0]],
  ['a part of the whole', [of(null, 400)], [900, 2700, 0]],
  ['a line, then a part of the whole', [of('a', 1000), of(null, 400)], [0, 2600, 0]],
  ['a line and all the rest', [of('b', 3000), of(null, 1000)], [0, 0, 0]],
])('after %s', (_what, refunds, left) => {
  expect(leftOfLines(lines, refunds)).toEqual(left);
});

test('whatever goes back, and whichever of it is taken back, lines add up to the payment and none is below nothing', () => {
  const refund = fc.record({ line: fc.option(fc.nat(2)), amount: fc.nat(3000), isDenied: fc.boolean() });
  fc.assert(
    fc.property(fc.array(fc.nat(3000), { minLength: 3, maxLength: 3 }), fc.array(refund), (amounts, wishes) => {
      const sold = amounts.map((amountMinor, at) => ({ id: String(at), amountMinor }));
      const made: { lineId: string | null; amountMinor: number; isDenied: boolean }[] = [];
      for (const { line, amount, isDenied } of wishes) {
        const left = leftOfLines(sold, made);
        const most = line === null ? left.reduce((sum, one) => sum + one, 0) : left[line]!;
        made.push({ lineId: line === null ? null : String(line), amountMinor: Math.min(amount, most), isDenied });
      }
      const kept = made.filter(({ isDenied }) => !isDenied);
      const left = leftOfLines(sold, kept);
      const sum = (of: readonly number[]) => of.reduce((total, one) => total + one, 0);
      expect(sum(left)).toBe(sum(amounts) - sum(kept.map(({ amountMinor }) => amountMinor)));
      expect(Math.min(...left)).toBeGreaterThanOrEqual(0);
    }),
  );
});
