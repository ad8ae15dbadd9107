import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { RoleName } from '@stoa/shared/contract/kernel/roles.ts';
import { createdAt } from '../../kernel/database/columns.ts';

export const userRoles = pgTable(
  'user_roles',
  {
    userId: uuid().notNull(),
    role: text().$type<RoleName>().notNull(),
    grantedAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.role] })],
);

export const demoAccounts = pgTable('demo_accounts', {
  userId: uuid().primaryKey(),
  position: integer().notNull(),
  roleLabel: text().notNull(),
  password: text().notNull(),
});
