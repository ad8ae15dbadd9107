import { findCurrency } from '@stoa/shared/contract/kernel/currencies.ts';
import type { Money } from '@stoa/shared/contract/kernel/primitives.ts';
import type { CourseCoupon } from '@stoa/shared/contract/market/coupons.ts';
import { discountsOf } from '@stoa/shared/contract/market/discount-of.ts';

/** What is left of the price, in minor units; an amount of another currency takes nothing off. */
export function learnerPays({ amount_minor, currency }: Money, discount: CourseCoupon['discount']): number {
  if (discount.type === 'fixed' && discount.currency !== currency) return amount_minor;
  const off = discount.type === 'fixed' ? { amountMinor: discount.amount_minor } : { percent: discount.percent };
  const [taken = 0] = discountsOf([amount_minor], off, findCurrency(currency)?.step);
  return amount_minor - taken;
}
