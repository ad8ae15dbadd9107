import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, key, moment } from '../../kernel/database/columns.ts';

/** One row a suspension; of a person one alone is open. */
export const suspensions = pgTable('suspensions', {
  id: key(),
  userId: uuid().notNull(),
  suspendedBy: uuid(),
  reason: text().notNull(),
  /** What the person is told. */
  publicReason: text().notNull(),
  suspendedAt: createdAt(),
  endedBy: uuid(),
  endedAt: moment(),
});
export type SuspensionRow = typeof suspensions.$inferSelect;
