import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { currencyCodes, findCurrency, HIGHEST_PRICE_MINOR } from '@stoa/shared/contract/kernel/currencies.ts';
import { discountsOf } from '@stoa/shared/contract/market/discount-of.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
const steps = [...new Set(currencyCodes.map((code) => findCurrency(code)?.step ?? 1))];

/** Prices of up to twenty items in one currency, all multiples of its step. */
const sale = fc.constantFrom(...steps).chain((step) =>
  fc.record({
    step: fc.constant(step),
    prices: fc.array(
      fc.oneof(fc.nat({ max: 20 }), fc.nat({ max: Math.floor(HIGHEST_PRICE_MINOR / step) })).map((n) => n * step),
      { minLength: 1, maxLength: 20 },
    ),
  }),
);
const percent = fc.integer({ min: 1, max: 100 });
const amount = fc.oneof(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: HIGHEST_PRICE_MINOR }));
const discount = fc.oneof(
  percent.map((each) => ({ percent: each })),
  amount.map((amountMinor) => ({ amountMinor })),
);

const inMultiples = (step: number, given: { percent: number } | { amountMinor: number }) =>
  'percent' in given ? given : { amountMinor: given.amountMinor * step };

test('whatever is bought: no line costs less than nothing, and every discount is a whole number', () => {
  fc.assert(
    fc.property(sale, discount, ({ prices, step }, given) => {
      const discounts = discountsOf(prices, given, step);
      expect(discounts).toHaveLength(prices.length);
      for (const [line, taken] of discounts.entries()) {
        expect(Number.isSafeInteger(taken)).toBe(true);
        expect(taken).toBeGreaterThanOrEqual(0);
        expect(taken).toBeLessThanOrEqual(prices[line]!);
      }
    }),
  );
});

test('the parts of an amount add up to it, or to the price where that is less', () => {
  fc.assert(
    fc.property(sale, amount, ({ prices, step }, amountMinor) => {
      expect(sum(discountsOf(prices, { amountMinor }, step))).toBe(Math.min(amountMinor, sum(prices)));
    }),
  );
});

test('what is left of a price can be paid in its currency', () => {
  fc.assert(
    fc.property(sale, discount, ({ prices, step }, given) => {
      const discounts = discountsOf(prices, inMultiples(step, given), step);
      for (const [line, taken] of discounts.entries()) expect((prices[line]! - taken) % step).toBe(0);
    }),
  );
});

test('a hundred percent leave nothing, and more percent never cost more', () => {
  fc.assert(
    fc.property(sale, percent, percent, ({ prices, step }, one, other) => {
      expect(discountsOf(prices, { percent: 100 }, step)).toEqual(prices);
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      expect(sum(discountsOf(prices, { percent: less }, step))).toBeLessThanOrEqual(
        sum(discountsOf(prices, { percent: more }, step)),
      );
    }),
  );
});

test('a share is at most half a step away from what it would be without rounding', () => {
  fc.assert(
    fc.property(sale, percent, ({ prices, step }, share) => {
      for (const [line, taken] of discountsOf(prices, { percent: share }, step).entries()) {
        const off = BigInt(taken) * 100n - BigInt(prices[line]!) * BigInt(share);
        expect(off > -50n * BigInt(step) && off <= 50n * BigInt(step)).toBe(true);
      }
    }),
  );
});

test.each([
  ['half a cent goes up', [150], { percent: 33 }, 1, [50]],
  ['each line is rounded by itself', [5, 5, 5], { percent: 10 }, 1, [1, 1, 1]],
  ['a fixed amount is never more than the price', [900], { amountMinor: 1000 }, 1, [900]],
  ['a fixed amount is spread by price', [3000, 1000], { amountMinor: 1000 }, 1, [750, 250]],
  ['the largest line takes what rounding leaves', [100, 100, 101], { amountMinor: 100 }, 1, [33, 33, 34]],
  ['what the largest line cannot take goes to the next', [1, 1, 1], { amountMinor: 2 }, 1, [1, 1, 0]],
  ['forints have no fillér', [199_900], { percent: 15 }, 100, [30_000]],
  ['a free line takes nothing', [0, 500], { amountMinor: 300 }, 1, [0, 300]],
])('%s', (_, prices, given, step, expected) => {
  expect(discountsOf(prices, given, step)).toEqual(expected);
});
