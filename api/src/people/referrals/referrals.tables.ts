import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, key, moment } from '../../kernel/database/columns.ts';

export const referralLinks = pgTable('referral_links', {
  userId: uuid().primaryKey(),
  token: text().notNull(),
  expiresAt: moment().notNull(),
});

export const referrals = pgTable('referrals', {
  id: key(),
  referrerId: uuid().notNull(),
  /** Until the sign-up is confirmed. */
  registrationId: uuid(),
  refereeId: uuid(),
  status: text().$type<'clicked' | 'registered' | 'qualified' | 'rewarded' | 'rejected'>().notNull().default('clicked'),
  createdAt: createdAt(),
  expiresAt: moment().notNull(),
});
