import type { Coupon } from '../../contract/market/coupons.ts';
import type { StatusTone } from '../../ui/status-badge.tsx';

type Used = Pick<Coupon, 'enabled' | 'starts_at' | 'expires_at' | 'max_redemptions' | 'redemption_count'>;

/** What becomes of somebody who enters the code now. */
export type CouponNow = 'usable' | 'scheduled' | 'expired' | 'used_up' | 'disabled';

export function couponNow(coupon: Used, now = Date.now()): CouponNow {
  const { enabled, starts_at, expires_at, max_redemptions, redemption_count } = coupon;
  if (!enabled) return 'disabled';
  if (expires_at !== null && Date.parse(expires_at) <= now) return 'expired';
  if (max_redemptions !== null && redemption_count >= max_redemptions) return 'used_up';
  return starts_at !== null && Date.parse(starts_at) > now ? 'scheduled' : 'usable';
}

export const couponTones: Record<CouponNow, StatusTone> = {
  usable: 'success',
  scheduled: 'info',
  expired: 'neutral',
  used_up: 'neutral',
  disabled: 'warning',
};
