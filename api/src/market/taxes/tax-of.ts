export interface Rate {
  /** Basis points. */
  rate: number;
  /** Prices already hold the tax; else it is added to them. */
  inclusive: boolean;
}

/**
 * The tax of each amount, in minor units. Each is rounded half up; what is then missing to the tax of all together, or too
 * much, goes to the largest ones, so that the parts add up to what is said of the whole. A tax that is added is a multiple
 * of the currency's `step`, as the amounts are: the sum has to be paid, while a tax within it is only told.
 */
export function taxesOf(amounts: readonly number[], { rate, inclusive }: Rate, step = 1): number[] {
  const unit = inclusive ? 1 : step;
  const taxOf = (amount: number) =>
    inclusive ? halfUp(amount * rate, 10_000 + rate) : step * halfUp(amount * rate, 10_000 * step);
  const taxes = amounts.map(taxOf);
  let rest = taxOf(sum(amounts)) - sum(taxes);
  const fromLargest = [...amounts.keys()].toSorted((a, b) => amounts[b]! - amounts[a]! || a - b);
  while (rest !== 0) {
    const more = rest > 0 ? unit : -unit;
    for (const at of fromLargest) {
      const tax = taxes[at]! + more;
      if (rest === 0 || tax < 0 || tax > amounts[at]!) continue;
      taxes[at] = tax;
      rest -= more;
    }
  }
  return taxes;
}

/** Exact where a number alone would not be: an amount times a rate over another may end a hair below the half. */
const halfUp = (part: number, whole: number): number =>
  Number((2n * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole)));

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);
