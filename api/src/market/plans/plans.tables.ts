import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Permission } from '@stoa/shared/contract/kernel/roles.ts';
import type { PlanFailure, PlanInterval, SubscriptionStatus } from '@stoa/shared/contract/market/billing-words.ts';
import { createdAt, key, moment } from '../../kernel/database/columns.ts';

export const subscriptionPlans = pgTable('subscription_plans', {
  id: key(),
  name: text().notNull(),
  interval: text().$type<PlanInterval>().notNull(),
  amountMinor: integer().notNull(),
  currency: text().notNull(),
  trialDays: integer().notNull().default(0),
  grants: text().array().$type<Permission[]>().notNull().default(['view-course-all-videos']),
  retiredAt: moment(),
  createdAt: createdAt(),
});
export type PlanRow = typeof subscriptionPlans.$inferSelect;

export const subscriptions = pgTable('subscriptions', {
  id: key(),
  userId: uuid().notNull(),
  planId: uuid().notNull(),
  status: text().$type<SubscriptionStatus>().notNull(),
  startedAt: createdAt(),
  trialEndsAt: moment(),
  trialToldAt: moment(),
  anchoredAt: createdAt(),
  currentPeriodEndsAt: moment().notNull(),
  cancelsAtPeriodEnd: boolean().notNull().default(false),
  endedAt: moment(),
  gateway: text().notNull(),
  gatewayRef: text(),
  cardId: uuid(),
  lineId: uuid(),
  pastDueSince: moment(),
  failureCode: text().$type<PlanFailure>(),
  failedTries: integer().notNull().default(0),
  nextTryAt: moment(),
  createdAt: createdAt(),
  updatedAt: createdAt(),
});
export type SubscriptionRow = typeof subscriptions.$inferSelect;
