import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../kernel/database/columns.ts';

export const signInLinks = pgTable('sign_in_links', {
  codeHash: text().primaryKey(),
  userId: uuid().notNull(),
  expiresAt: moment().notNull(),
});
