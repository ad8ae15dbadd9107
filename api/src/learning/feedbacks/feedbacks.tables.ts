import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { feedbackStatuses, feedbackSubjects } from '@stoa/shared/contract/learning/feedback-words.ts';
import { createdAt } from '../../kernel/database/columns.ts';

/** What it is about stands in one of three columns, by its subject: course, lesson, or who receives it. */
export const feedbacks = pgTable('feedbacks', {
  id: uuid().primaryKey(),
  subject: text({ enum: feedbackSubjects }).notNull(),
  userId: uuid().notNull(),
  /** Null: it is about the site, or they have left. */
  receiverId: uuid(),
  courseId: uuid(),
  lessonId: uuid(),
  rating: integer(),
  text: text().notNull(),
  status: text({ enum: feedbackStatuses }).notNull().default('new'),
  createdAt: createdAt(),
});
export type FeedbackRow = typeof feedbacks.$inferSelect;
