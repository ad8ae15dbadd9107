import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { CouponDiscount, CouponScope } from '@stoa/shared/contract/market/billing-words.ts';
import { createdAt, key, moment } from '../../kernel/database/columns.ts';

export const coupons = pgTable('coupons', {
  id: key(),
  code: text().notNull(),
  discountType: text().$type<CouponDiscount>().notNull(),
  percent: integer(),
  amountMinor: integer(),
  currency: text(),
  appliesTo: text().$type<CouponScope>().notNull().default('all'),
  itemIds: uuid().array().notNull().default([]),
  startsAt: moment(),
  expiresAt: moment(),
  maxRedemptions: integer(),
  maxPerUser: integer().notNull().default(1),
  minAmountMinor: integer(),
  enabled: boolean().notNull().default(true),
  reservedCount: integer().notNull().default(0),
  redemptionCount: integer().notNull().default(0),
  lateCount: integer().notNull().default(0),
  createdBy: uuid(),
  courseId: uuid(),
  createdAt: createdAt(),
  updatedAt: createdAt(),
});
export type CouponRow = typeof coupons.$inferSelect;

export const couponRedemptions = pgTable('coupon_redemptions', {
  transactionId: uuid().primaryKey(),
  couponId: uuid().notNull(),
  userId: uuid(),
  state: text().$type<'reserved' | 'counted' | 'released'>().notNull().default('reserved'),
  discountMinor: integer().notNull(),
  currency: text().notNull(),
  createdAt: createdAt(),
  updatedAt: createdAt(),
});
