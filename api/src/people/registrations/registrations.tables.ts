import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { Locale } from '@stoa/shared/contract/site/locales.ts';
import { createdAt, key, moment } from '../../kernel/database/columns.ts';

export const pendingRegistrations = pgTable('pending_registrations', {
  id: key(),
  email: text().notNull(),
  passwordHash: text().notNull(),
  firstName: text().notNull(),
  lastName: text().notNull(),
  locale: text().$type<Locale>().notNull(),
  wantsToTeach: boolean().notNull().default(false),
  codeHash: text().notNull(),
  triesLeft: integer().notNull(),
  resendsLeft: integer().notNull(),
  sentAt: createdAt(),
  createdAt: createdAt(),
  expiresAt: moment().notNull(),
});
export type PendingRegistration = typeof pendingRegistrations.$inferSelect;
