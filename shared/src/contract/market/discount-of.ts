/** What a coupon takes off: a share of each price, or an amount of all of them together. */
export type Discount = { percent: number } | { amountMinor: number };

/**
 * What is taken off each price, in minor units: never more than the price itself, so that nothing is ever paid out. A share
 * is rounded half-up line by line; an amount is spread by price, and what rounding leaves over goes to the largest line.
 * Prices are multiples of the currency's `step`, and what is left of them is too.
 */
export function discountsOf(prices: readonly number[], discount: Discount, step = 1): number[] {
  return 'percent' in discount
    ? prices.map((price) => shareOf(price, discount.percent, step))
    : spread(prices, discount.amountMinor, step);
}

function shareOf(price: number, percent: number, step: number): number {
  const steps = Math.floor((price * percent + 50 * step) / (100 * step));
  return Math.min(price, steps * step);
}

function spread(prices: readonly number[], amountMinor: number, step: number): number[] {
  const price = prices.reduce((sum, each) => sum + each, 0);
  const total = Math.min(amountMinor, price);
  const parts = prices.map((each) => (price === 0 ? 0 : downTo(step, partOf(total, each, price))));
  let left = total - parts.reduce((sum, part) => sum + part, 0);
  for (const line of fromLargest(prices)) {
    const more = Math.min(left, (prices[line] ?? 0) - (parts[line] ?? 0));
    parts[line] = (parts[line] ?? 0) + more;
    left -= more;
  }
  return parts;
}

/** Of two prices the product may lie beyond what a number counts exactly. */
const partOf = (total: number, each: number, price: number): number =>
  Number((BigInt(total) * BigInt(each)) / BigInt(price));

const downTo = (step: number, minor: number): number => minor - (minor % step);

const fromLargest = (prices: readonly number[]): number[] =>
  prices.map((_, line) => line).sort((one, other) => (prices[other] ?? 0) - (prices[one] ?? 0));
