import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, key, moment } from '../../kernel/database/columns.ts';

/** Totals per course and of the site follow by trigger; see the migration. */
export const courseRatings = pgTable('course_ratings', {
  id: key(),
  courseId: uuid().notNull(),
  userId: uuid().notNull(),
  rating: integer().notNull(),
  comment: text().notNull().default(''),
  reply: text(),
  repliedAt: moment(),
  createdAt: createdAt(),
  updatedAt: createdAt(),
});
