import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { RoleName } from '@stoa/shared/contract/kernel/roles.ts';
import type { RoleOrigin } from '@stoa/shared/contract/people/standings.ts';
import { createdAt } from '../../kernel/database/columns.ts';

export const userRoles = pgTable(
  'user_roles',
  {
    userId: uuid().notNull(),
    role: text().$type<RoleName>().notNull(),
    grantedAt: createdAt(),
    origin: text().$type<RoleOrigin>().notNull().default('sign-up'),
    /** Null where nobody did, and where the account of who did is gone. */
    grantedBy: uuid(),
    grantReason: text(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.role] })],
);
