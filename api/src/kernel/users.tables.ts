import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import type { CreatorStatus } from '@stoa/shared/contract/people/creator-status.ts';
import type { Locale } from '@stoa/shared/contract/site/locales.ts';
import { createdAt, key, moment } from './database/columns.ts';

export const users = pgTable('users', {
  id: key(),
  email: text().notNull(),
  /** Null where somebody signs in by another site alone. */
  passwordHash: text(),
  firstName: text().notNull(),
  lastName: text().notNull(),
  fullName: text().notNull().generatedAlwaysAs(''),
  title: text(),
  profileImage: text(),
  firstLogin: boolean().notNull().default(true),
  about: text().notNull().default(''),
  locale: text().$type<Locale>(),
  colorScheme: text().$type<'auto' | 'light' | 'dark'>(),
  timeZone: text(),
  deletesAt: moment(),
  /** Asked for the account in order to teach. */
  wantsToTeach: boolean().notNull().default(false),
  creatorStatus: text().$type<CreatorStatus>().notNull().default('unrequested'),
  createdAt: createdAt(),
});
export type User = Omit<typeof users.$inferSelect, 'passwordHash'>;
