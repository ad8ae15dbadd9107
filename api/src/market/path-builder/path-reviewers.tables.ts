import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment } from '../../kernel/database/columns.ts';

export const pathReviewers = pgTable('path_reviewers', {
  pathId: uuid().primaryKey(),
  reviewerId: uuid().notNull(),
  claimedAt: createdAt(),
  expiresAt: moment().notNull(),
});
