import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, key, moment } from '../../kernel/database/columns.ts';

export const identities = pgTable('identities', {
  id: key(),
  userId: uuid().notNull(),
  provider: text().notNull(),
  subject: text().notNull(),
  email: text().notNull().default(''),
  createdAt: createdAt(),
});
export type IdentityRow = typeof identities.$inferSelect;

export const providerVisits = pgTable('provider_visits', {
  stateHash: text().primaryKey(),
  provider: text().notNull(),
  /** Who was signed in when they left. */
  userId: uuid(),
  nonce: text().notNull(),
  codeVerifier: text().notNull(),
  expiresAt: moment().notNull(),
});
export type ProviderVisit = typeof providerVisits.$inferSelect;
