import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, key, moment } from '../../kernel/database/columns.ts';

/** One row each time; of a session one alone is open. */
export const impersonations = pgTable('impersonations', {
  id: key(),
  /** The actor's own. */
  sessionId: uuid().notNull(),
  actorId: uuid(),
  personId: uuid().notNull(),
  reason: text().notNull(),
  startedAt: createdAt(),
  endsAt: moment().notNull(),
  endedAt: moment(),
});
export type ImpersonationRow = typeof impersonations.$inferSelect;
