import type { Arguments } from '@stoa/shared/contract/endpoints.ts';
import type { CouponDiscount } from '@stoa/shared/contract/market/billing-words.ts';
import type { CourseCoupon } from '@stoa/shared/contract/market/coupons.ts';

export type NewCoupon = Arguments<'createCourseCoupon'>['body'];
export type CouponChange = NonNullable<Arguments<'updateCourseCoupon'>['body']>;

/** What can be changed later, too; null where nothing is written. */
export interface LimitValues {
  expires_at: string | null;
  max_redemptions: number | null;
}

/** All of the form: the percentage stands empty beside the amount, and the other way round. */
export interface CouponValues extends LimitValues {
  code: string | null;
  discount: { type: CouponDiscount; percent: number | null; amount_minor: number; currency: string };
  starts_at: string | null;
}

/** In the order of the fields: who is refused is led to the first. */
export const newValues = (currency: string): CouponValues => ({
  code: null,
  discount: { type: 'percent', percent: null, amount_minor: 0, currency },
  starts_at: null,
  expires_at: null,
  max_redemptions: null,
});

export const limitsOf = ({ expires_at, max_redemptions }: CourseCoupon): LimitValues => ({
  expires_at,
  max_redemptions,
});

/** What differs: another window may have changed something else. */
export const changeOf = (before: LimitValues, after: CouponChange): CouponChange => ({
  ...(after.expires_at !== before.expires_at && { expires_at: after.expires_at }),
  ...(after.max_redemptions !== before.max_redemptions && { max_redemptions: after.max_redemptions }),
});
