import { decimalText } from '@stoa/shared/contract/kernel/csv-text.ts';
import type { Coupon } from '@stoa/shared/contract/market/coupons.ts';

/** Coupons as a table for other programs: columns as the API calls them, amounts as decimal text, times in UTC. */
export const couponRows = (coupons: readonly Coupon[]): string[][] => [
  ['code', 'percent', 'amount', 'currency', 'starts_at', 'expires_at', 'max_redemptions', 'max_per_user'],
  ...coupons.map((coupon) => [
    coupon.code,
    ...discountCells(coupon.discount),
    coupon.starts_at ?? '',
    coupon.expires_at ?? '',
    String(coupon.max_redemptions ?? ''),
    String(coupon.max_per_user),
  ]),
];

const discountCells = (discount: Coupon['discount']): string[] =>
  discount.type === 'percent'
    ? [String(discount.percent), '', '']
    : ['', decimalText(discount.amount_minor, discount.currency), discount.currency];
