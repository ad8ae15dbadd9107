import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { spread } from './spread.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const amounts = fc.array(fc.nat(2_000_000), { minLength: 1, maxLength: 12 });

test('the parts of an amount add up, and nobody gives more than they have', () => {
  fc.assert(
    fc.property(amounts, fc.double({ min: 0, max: 1, noNaN: true }), (left, portion) => {
      const amount = Math.floor(sum(left) * portion);
      const parts = spread(amount, left);
      expect(sum(parts)).toBe(amount);
      for (const [at, part] of parts.entries()) {
        expect(part).toBeGreaterThanOrEqual(0);
        expect(part).toBeLessThanOrEqual(left[at]!);
      }
    }),
  );
});

test('whatever is paid back in parts, all of it leaves nothing', () => {
  fc.assert(
    fc.property(amounts, fc.array(fc.nat(100_000)), (whole, steps) => {
      let left = whole;
      for (const step of steps) {
        const parts = spread(Math.min(step, sum(left)), left);
        left = left.map((one, at) => one - parts[at]!);
      }
      const last = spread(sum(left), left);
      expect(left.map((one, at) => one - last[at]!)).toEqual(whole.map(() => 0));
    }),
  );
});

test('no more can be taken than there is', () => {
  expect(() => spread(3, [1, 1])).toThrow('3 cannot be taken from 2.');
});
