import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { currencyCodes, findCurrency, HIGHEST_PRICE_MINOR } from '@stoa/shared/contract/kernel/currencies.ts';
import { taxesOf } from './tax-of.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);
const steps = [...new Set(currencyCodes.map((code) => findCurrency(code)?.step ?? 1))];
/** What up to twenty items of one currency cost after discounts. */
const sale = fc.constantFrom(...steps).chain((step) =>
  fc.record({
    step: fc.constant(step),
    amounts: fc.array(
      fc.oneof(fc.nat({ max: 20 }), fc.nat({ max: Math.floor(HIGHEST_PRICE_MINOR / step) })).map((n) => n * step),
      { minLength: 1, maxLength: 20 },
    ),
  }),
);
const rate = fc.record({ rate: fc.integer({ min: 1, max: 5000 }), inclusive: fc.boolean() });

test('whatever is bought, each tax is a whole number between nothing and the amount', () => {
  fc.assert(
    fc.property(sale, rate, ({ amounts, step }, given) => {
      const taxes = taxesOf(amounts, given, step);
      expect(taxes).toHaveLength(amounts.length);
      for (const [at, tax] of taxes.entries()) {
        expect(Number.isSafeInteger(tax)).toBe(true);
        expect(tax).toBeGreaterThanOrEqual(0);
        expect(tax).toBeLessThanOrEqual(amounts[at]!);
      }
    }),
  );
});

test('the taxes of the lines add up to the tax of the whole', () => {
  fc.assert(
    fc.property(sale, rate, ({ amounts, step }, given) => {
      expect(sum(taxesOf(amounts, given, step))).toBe(taxesOf([sum(amounts)], given, step)[0]);
    }),
  );
});

test('the tax of one amount is at most half a unit away from what it would be without rounding', () => {
  fc.assert(
    fc.property(sale, rate, ({ amounts: [amount = 0], step }, given) => {
      const [tax = 0] = taxesOf([amount], given, step);
      const whole = given.inclusive ? 10_000 + given.rate : 10_000;
      const unit = given.inclusive ? 1 : step;
      const off = 2n * (BigInt(tax) * BigInt(whole) - BigInt(amount) * BigInt(given.rate));
      const half = BigInt(whole) * BigInt(unit);
      expect(off > -half && off <= half).toBe(true);
    }),
  );
});

test('what is to be paid with an added tax can be paid in its currency, line by line', () => {
  fc.assert(
    fc.property(sale, rate, ({ amounts, step }, { rate: each }) => {
      const taxes = taxesOf(amounts, { rate: each, inclusive: false }, step);
      for (const [at, tax] of taxes.entries()) expect((amounts[at]! + tax) % step).toBe(0);
    }),
  );
});

test('a tax within what was paid with an added one is the same tax', () => {
  fc.assert(
    fc.property(fc.nat(HIGHEST_PRICE_MINOR), fc.integer({ min: 1, max: 5000 }), (amount, each) => {
      const [added = 0] = taxesOf([amount], { rate: each, inclusive: false });
      expect(taxesOf([amount + added], { rate: each, inclusive: true })).toEqual([added]);
    }),
  );
});

test.each([
  ['a fifth is a sixth of a price that holds it', [1999], 2000, true, 1, [333]],
  ['a fifth is added to a price without it', [1999], 2000, false, 1, [400]],
  ['half a cent goes up', [250], 500, false, 1, [13]],
  ['the largest line takes what rounding leaves', [100, 101, 100], 500, true, 1, [5, 4, 5]],
  ['what the largest line cannot give comes from the next', [1, 1, 1], 5000, false, 1, [0, 1, 1]],
  ['yen have no parts', [1500], 1000, false, 1, [150]],
  ['no tenth of a fils is added', [1250], 500, false, 10, [60]],
  ['it is told of a price that holds it', [1250], 500, true, 10, [60]],
  ['forints are paid whole', [199_900], 2700, false, 100, [54_000]],
  ['and told to the fillér', [199_900], 2700, true, 100, [42_498]],
  ['nothing is taken of nothing', [0, 0], 2000, true, 1, [0, 0]],
])('%s', (_, amounts, each, inclusive, step, expected) => {
  expect(taxesOf(amounts, { rate: each, inclusive }, step)).toEqual(expected);
});
