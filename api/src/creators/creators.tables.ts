import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { key, moment } from '../database/columns.ts';

/** One row a request; where the verification stands now is `users.creator_status`. */
export const creatorVerifications = pgTable('creator_verifications', {
  id: key(),
  userId: uuid().notNull(),
  requestedAt: moment().notNull().defaultNow(),
  decidedAt: moment(),
  decidedBy: uuid(),
  decisionNote: text(),
});
