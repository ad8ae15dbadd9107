import type { ListedCoupon } from '@stoa/shared/contract/market/coupons.ts';
import { anId } from '@stoa/shared/testing/builders.ts';

export const aCoupon = (given: Partial<ListedCoupon> = {}): ListedCoupon => ({
  id: anId(900),
  code: 'SPRING-26',
  discount: { type: 'percent', percent: 10 },
  applies_to: 'all',
  item_ids: [],
  items: [],
  starts_at: null,
  expires_at: null,
  max_redemptions: null,
  max_per_user: 1,
  min_amount_minor: null,
  enabled: true,
  redemption_count: 0,
  reserved_count: 0,
  given: [],
  created_by: { id: anId(4), name: 'Ada Keeper' },
  created_at: '2026-03-02T09:00:00.000Z',
  ...given,
});

export const couponsOf = (...items: ListedCoupon[]) => ({ items, page: 1, per_page: 20, total: items.length });
