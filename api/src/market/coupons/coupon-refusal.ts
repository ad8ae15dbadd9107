import { findCurrency, toMajor } from '@stoa/shared/contract/kernel/currencies.ts';
import { countedRule, quotingRule, rule, type RuleText } from '@stoa/shared/contract/kernel/rule.ts';
import type { CouponScope, PurchasableKind } from '@stoa/shared/contract/market/billing-words.ts';
import { type Discount, discountsOf } from '@stoa/shared/contract/market/discount-of.ts';
import type { CouponRow } from './coupons.tables.ts';

/** What is to be bought, in minor units of one currency. */
export interface PricedLine {
  kind: PurchasableKind;
  id: string;
  priceMinor: number;
}

export const unknownCoupon = (code: string): string => quotingRule("The coupon code '{text}' is invalid.", code);

/** What stands against its use at this moment; undefined: nothing. One out of use is as good as none. */
export function refusalNow(coupon: CouponRow, now = new Date()): string | undefined {
  if (!coupon.enabled) return unknownCoupon(coupon.code);
  if (coupon.expiresAt !== null && coupon.expiresAt <= now) return rule('This coupon has expired.');
  if (coupon.startsAt !== null && coupon.startsAt > now) return rule('This coupon cannot be used yet.');
  return undefined;
}

/** What its limits say, given how often this person holds or used it. */
export function refusalByUse(coupon: CouponRow, usedByPerson: number): string | undefined {
  if (coupon.maxRedemptions !== null && coupon.reservedCount + coupon.redemptionCount >= coupon.maxRedemptions) {
    return rule('This coupon has reached its maximum usage limit.');
  }
  return usedByPerson >= coupon.maxPerUser ? rule('You have used this coupon as often as each person may.') : undefined;
}

/** What speaks against it for these items. */
export function refusalFor(
  coupon: CouponRow,
  { lines, currency }: { lines: readonly PricedLine[]; currency: string },
): string | undefined {
  const chosen = lines.filter((line) => appliesTo(coupon, line));
  if (chosen.length === 0) {
    return notApplicable(lines);
  }
  if (coupon.currency !== null && coupon.currency !== currency) return rule('This coupon is for another currency.');
  const price = chosen.reduce((sum, { priceMinor }) => sum + priceMinor, 0);
  return coupon.minAmountMinor !== null && price < coupon.minAmountMinor
    ? countedRule('This coupon needs a price of at least {n}.', toMajor(coupon.minAmountMinor, currency))
    : undefined;
}

/** What it takes off each of the items; nothing off those that it does not apply to. */
export function discountsOn(
  coupon: CouponRow,
  { lines, currency }: { lines: readonly PricedLine[]; currency: string },
): number[] {
  const prices = lines.map((line) => (appliesTo(coupon, line) ? line.priceMinor : 0));
  return discountsOf(prices, discountIn(coupon), findCurrency(currency)?.step);
}

const appliesTo = ({ appliesTo: scope, itemIds }: CouponRow, { kind, id }: PricedLine): boolean =>
  scope === 'all' || (scope === scopeOf[kind] && itemIds.includes(id));

const scopeOf: Record<PurchasableKind, CouponScope> = {
  course: 'courses',
  learning_path: 'learning_paths',
  plan: 'plans',
};

const ofThis: Record<PurchasableKind, RuleText> = {
  course: 'This coupon is not applicable to this course.',
  learning_path: 'This coupon is not applicable to this learning path.',
  plan: 'This coupon is not applicable to this plan.',
};

function notApplicable(lines: readonly PricedLine[]): string {
  const [only, ...others] = lines;
  if (only !== undefined && others.length === 0) return rule(ofThis[only.kind]);
  return lines.every(({ kind }) => kind === 'course')
    ? rule('This coupon is not applicable to any of these courses.')
    : rule('This coupon is not applicable to any of these items.');
}

const discountIn = ({ percent, amountMinor }: CouponRow): Discount =>
  percent === null ? { amountMinor: amountMinor ?? 0 } : { percent };
