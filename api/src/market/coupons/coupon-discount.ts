import { findCurrency, toMajor } from '@stoa/shared/contract/kernel/currencies.ts';
import { countedRule, rule } from '@stoa/shared/contract/kernel/rule.ts';
import type { Coupon } from '@stoa/shared/contract/market/coupons.ts';
import { invalid } from '../../kernel/problem.ts';
import type { CouponRow } from './coupons.tables.ts';

export function checkDiscount(discount: Coupon['discount']): void {
  if (discount.type === 'percent') return;
  const currency = findCurrency(discount.currency);
  if (currency === undefined) throw invalid({ 'discount.currency': rule('Choose a currency.') });
  if (discount.amount_minor > currency.highest) {
    const highest = toMajor(currency.highest, discount.currency);
    throw invalid({ 'discount.amount_minor': countedRule('The amount may be at most {n}.', highest) });
  }
  if (discount.amount_minor % currency.step !== 0) {
    const step = toMajor(currency.step, discount.currency);
    throw invalid({ 'discount.amount_minor': countedRule('The amount must be a multiple of {n}.', step) });
  }
}

export const discountOf = ({ percent, amountMinor, currency }: CouponRow): Coupon['discount'] =>
  percent === null
    ? { type: 'fixed', amount_minor: amountMinor ?? 0, currency: currency ?? '' }
    : { type: 'percent', percent };

export const discountColumns = (discount: Coupon['discount']) =>
  discount.type === 'percent'
    ? { discountType: discount.type, percent: discount.percent }
    : { discountType: discount.type, amountMinor: discount.amount_minor, currency: discount.currency };
