import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, key, moment } from '../../kernel/database/columns.ts';

export const sessions = pgTable('sessions', {
  id: key(),
  userId: uuid().notNull(),
  tokenHash: text().notNull(),
  /** Family names as the browser told them, 'Firefox' and 'Linux'. */
  browser: text(),
  os: text(),
  /** IP address at the last use. */
  address: text().notNull().default(''),
  createdAt: createdAt(),
  lastUsedAt: createdAt(),
  expiresAt: moment().notNull(),
  revokedAt: moment(),
});
export type SessionRow = typeof sessions.$inferSelect;
