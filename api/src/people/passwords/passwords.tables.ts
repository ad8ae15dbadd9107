import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../kernel/database/columns.ts';

export const passwordResets = pgTable('password_resets', {
  userId: uuid().primaryKey(),
  tokenHash: text().notNull(),
  expiresAt: moment().notNull(),
});
