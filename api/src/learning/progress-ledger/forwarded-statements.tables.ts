import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from '../../kernel/database/columns.ts';

/** How far the ledger has been forwarded to a learning record store. */
export const forwardedStatements = pgTable('forwarded_statements', {
  /** Its address. */
  store: text().primaryKey(),
  lastEventId: uuid('last_event_id').notNull(),
  forwardedAt: createdAt(),
});
