import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../kernel/database/columns.ts';

export const emailChanges = pgTable('email_changes', {
  userId: uuid().primaryKey(),
  email: text().notNull(),
  tokenHash: text().notNull(),
  expiresAt: moment().notNull(),
});
export type EmailChange = typeof emailChanges.$inferSelect;
