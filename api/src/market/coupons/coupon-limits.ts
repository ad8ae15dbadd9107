import type { z } from 'zod';
import { countedRule, rule } from '@stoa/shared/contract/kernel/rule.ts';
import type { Coupon, couponEndpoints } from '@stoa/shared/contract/market/coupons.ts';
import { instantOrNull } from '../../kernel/database/database.ts';
import { invalid } from '../../kernel/problem.ts';
import type { CouponRow } from './coupons.tables.ts';

/** What may change of a coupon. */
export type CouponChange = z.output<(typeof couponEndpoints)['updateCoupon']['body']>;
export type Limits = Required<{ [K in keyof CouponChange]: Exclude<CouponChange[K], undefined> }>;

/** What a schema cannot know. An end that stays as it was may lie in the past by now. */
export function checkLimits(next: Limits, now?: Limits): void {
  const { starts_at, expires_at, applies_to, item_ids } = next;
  if (expires_at !== null && expires_at !== now?.expires_at && new Date(expires_at) <= new Date()) {
    throw invalid({ expires_at: rule('Expiry date cannot be in the past.') });
  }
  if (starts_at !== null && expires_at !== null && new Date(starts_at) >= new Date(expires_at)) {
    throw invalid({ expires_at: rule('The end must be later than the start.') });
  }
  if (applies_to !== 'all' && item_ids.length === 0) {
    throw invalid({ item_ids: rule('At least one applicable item is required.') });
  }
}

/** What is promised of a creator's own stays, whoever changes it. */
export function checkOwnCourse({ courseId }: Pick<CouponRow, 'courseId'>, next: Limits): void {
  if (courseId === null) return;
  if (next.applies_to !== 'courses' || next.item_ids.some((id) => id !== courseId)) {
    const text = 'The creator of a course made this coupon. It applies to that course alone.';
    throw invalid({ applies_to: rule(text) });
  }
  if (next.expires_at === null) {
    throw invalid({ expires_at: rule('The creator of a course made this coupon. It needs an end.') });
  }
}

export function checkUses({ reservedCount, redemptionCount }: CouponRow, limit: number | null): void {
  const uses = reservedCount + redemptionCount;
  if (limit === null || limit >= uses) return;
  const text = 'The limit cannot be below the {n} uses so far. To end the coupon, take it out of use.';
  throw invalid({ max_redemptions: countedRule(text, uses) });
}

/** 1000 are ten dollars or a thousand yen; a percentage is taken off either. */
export function checkLeastPrice(type: Coupon['discount']['type'], minor: number | null): void {
  if (type === 'fixed' || minor === null) return;
  throw invalid({ min_amount_minor: rule('A least price needs a currency: take off an amount, not a percentage.') });
}

export const limitsOf = (row: CouponRow): Limits => ({
  applies_to: row.appliesTo,
  item_ids: row.itemIds,
  starts_at: instantOrNull(row.startsAt),
  expires_at: instantOrNull(row.expiresAt),
  max_redemptions: row.maxRedemptions,
  max_per_user: row.maxPerUser,
  min_amount_minor: row.minAmountMinor,
  enabled: row.enabled,
});

export const limitColumns = (limits: Limits) => ({
  appliesTo: limits.applies_to,
  itemIds: limits.applies_to === 'all' ? [] : [...new Set(limits.item_ids)],
  startsAt: momentOf(limits.starts_at),
  expiresAt: momentOf(limits.expires_at),
  maxRedemptions: limits.max_redemptions,
  maxPerUser: limits.max_per_user,
  minAmountMinor: limits.min_amount_minor,
  enabled: limits.enabled,
});

const momentOf = (instant: string | null): Date | null => (instant === null ? null : new Date(instant));
