import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

export const demoAccounts = pgTable('demo_accounts', {
  userId: uuid().primaryKey(),
  position: integer().notNull(),
  roleLabel: text().notNull(),
  password: text().notNull(),
});
