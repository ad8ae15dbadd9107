import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment } from '../../kernel/database/columns.ts';

export const courseReviewers = pgTable('course_reviewers', {
  courseId: uuid().primaryKey(),
  reviewerId: uuid().notNull(),
  assignedBy: uuid(),
  assignedAt: createdAt(),
  /** Null: it lasts. */
  expiresAt: moment(),
});
