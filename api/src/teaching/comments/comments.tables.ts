import { boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { changedFields } from '@stoa/shared/contract/teaching/course-diff-words.ts';
import { v7 as uuidV7 } from 'uuid';

export const reviewComments = pgTable('review_comments', {
  id: uuid().primaryKey().$defaultFn(uuidV7),
  courseId: uuid('course_id').notNull(),
  revisionId: uuid('revision_id'),
  authorId: uuid('author_id').notNull(),
  body: text().notNull(),
  blocking: boolean().notNull(),
  part: text({ enum: ['course', 'module', 'lesson'] })
    .notNull()
    .default('course'),
  partId: uuid('part_id'),
  /** As it was called when the comment was written. */
  partTitle: text('part_title'),
  field: text({ enum: changedFields }),
  resolvedAt: timestamp('resolved_at', { withTimezone: true }),
  resolvedBy: uuid('resolved_by'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

export const reviewReplies = pgTable('review_replies', {
  id: uuid().primaryKey().$defaultFn(uuidV7),
  commentId: uuid('comment_id').notNull(),
  authorId: uuid('author_id').notNull(),
  body: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
