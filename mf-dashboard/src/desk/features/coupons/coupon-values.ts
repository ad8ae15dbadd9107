import type { Arguments } from '@stoa/shared/contract/endpoints.ts';
import type { ListedCoupon } from '@stoa/shared/contract/market/coupons.ts';
import type { CouponDiscount, CouponScope } from '@stoa/shared/contract/market/billing-words.ts';

type NewCoupons = Arguments<'createCoupons'>['body'];
type CouponChange = NonNullable<Arguments<'updateCoupon'>['body']>;

/** All of a form for one coupon or many: what the other kind needs stands empty beside it; null where nothing is written. */
export interface CouponValues {
  kind: NewCoupons['kind'];
  code: string;
  prefix: string;
  count: number | null;
  discount: { type: CouponDiscount; percent: number | null; amount_minor: number; currency: string };
  applies_to: CouponScope;
  item_ids: string[];
  starts_at: string | null;
  expires_at: string | null;
  max_redemptions: number | null;
  max_per_user: number | null;
  min_amount_minor: number | null;
  enabled: boolean;
}

/** In the order of the fields: who is refused is led to the first. */
export const newValues = (kind: CouponValues['kind']): CouponValues => ({
  kind,
  code: '',
  prefix: '',
  count: null,
  discount: { type: 'percent', percent: null, amount_minor: 0, currency: 'USD' },
  applies_to: 'all',
  item_ids: [],
  starts_at: null,
  expires_at: null,
  max_redemptions: null,
  max_per_user: 1,
  min_amount_minor: null,
  enabled: true,
});

/** Of a coupon that exists. Courses that are gone cannot be chosen again. */
export const valuesOf = (coupon: ListedCoupon): CouponValues => ({
  ...newValues('one'),
  code: coupon.code,
  discount: { ...newValues('one').discount, ...coupon.discount },
  applies_to: coupon.applies_to,
  item_ids: coupon.items.map(({ id }) => id),
  starts_at: coupon.starts_at,
  expires_at: coupon.expires_at,
  max_redemptions: coupon.max_redemptions,
  max_per_user: coupon.max_per_user,
  min_amount_minor: coupon.min_amount_minor,
  enabled: coupon.enabled,
});

/** A field that is hidden by what was chosen above it is left behind. */
export const withoutHidden = <V extends NewCoupons>(values: V): V => ({
  ...values,
  item_ids: values.applies_to === 'all' ? [] : values.item_ids,
  min_amount_minor: values.discount.type === 'percent' ? null : values.min_amount_minor,
});

/** What differs: another operator may be changing something else. */
export function changeOf(before: CouponValues, given: CouponChange): CouponChange {
  const after = given.applies_to === 'all' ? { ...given, item_ids: [] } : given;
  const changed = Object.entries(after).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof CouponValues]),
  );
  return Object.fromEntries(changed);
}
