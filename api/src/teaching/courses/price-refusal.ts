import { findCurrency, toMajor } from '@stoa/shared/contract/kernel/currencies.ts';
import { countedRule } from '@stoa/shared/contract/kernel/rule.ts';

/** What a currency says against a price, in its minor units; undefined: nothing. */
export function priceRefusal(minor: number, code: string): string | undefined {
  const { step = 1, highest = Infinity } = findCurrency(code) ?? {};
  if (minor > highest) return countedRule('The price may be at most {n}.', toMajor(highest, code));
  return minor % step === 0 ? undefined : countedRule('The price must be a multiple of {n}.', toMajor(step, code));
}
