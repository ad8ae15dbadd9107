import { boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { v7 as uuidV7 } from 'uuid';

export const reviewComments = pgTable('review_comments', {
  id: uuid().primaryKey().$defaultFn(uuidV7),
  courseId: uuid('course_id').notNull(),
  revisionId: uuid('revision_id'),
  authorId: uuid('author_id').notNull(),
  body: text().notNull(),
  blocking: boolean().notNull(),
  resolvedAt: timestamp('resolved_at', { withTimezone: true }),
  resolvedBy: uuid('resolved_by'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
