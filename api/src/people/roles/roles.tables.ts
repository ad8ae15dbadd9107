import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
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
