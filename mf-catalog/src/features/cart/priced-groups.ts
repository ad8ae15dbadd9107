interface Priced {
  /** Minor units of `currency`. */
  priceMinor: number;
  currency: string;
}

export interface PricedGroup<T extends Priced> {
  currency: string;
  items: readonly T[];
  totalMinor: number;
}

/** The till takes one currency at once: what is paid for together, in the order in which it came. */
export function groupsByCurrency<T extends Priced>(items: readonly T[]): PricedGroup<T>[] {
  const currencies = [...new Set(items.map(({ currency }) => currency))];
  return currencies.map((currency) => {
    const own = items.filter((item) => item.currency === currency);
    return { currency, items: own, totalMinor: own.reduce((sum, { priceMinor }) => sum + priceMinor, 0) };
  });
}
