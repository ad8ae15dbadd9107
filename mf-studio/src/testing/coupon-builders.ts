import type { CourseCoupon } from '@stoa/shared/contract/market/coupons.ts';
import { anId } from '@stoa/shared/testing/builders.ts';

export const aCourseCoupon = (given: Partial<CourseCoupon> = {}): CourseCoupon => ({
  id: anId(900),
  code: 'SPRING-26',
  discount: { type: 'percent', percent: 25 },
  starts_at: null,
  expires_at: '2999-01-01T00:00:00.000Z',
  max_redemptions: null,
  enabled: true,
  redemption_count: 0,
  reserved_count: 0,
  given: [],
  created_at: '2026-03-02T09:00:00.000Z',
  ...given,
});

/** What the API says of a course of 24 dollars that is on sale. */
export const couponsOf = (...items: CourseCoupon[]) => ({
  items,
  page: 1,
  per_page: 10,
  total: items.length,
  obstacle: null as 'unpublished' | 'free' | null,
  price: { amount_minor: 2400, currency: 'USD' },
});
