import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../kernel/database/columns.ts';

export const reconciliations = pgTable('reconciliations', {
  gateway: text().primaryKey(),
  agreedUntil: moment().notNull(),
});
