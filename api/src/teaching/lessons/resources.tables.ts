import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

export const courseResources = pgTable('course_resources', {
  courseId: uuid('course_id').notNull(),
  /** Null: of the course as a whole. */
  lessonId: uuid('lesson_id'),
  fileId: uuid('file_id').notNull(),
  title: text().notNull(),
  order: integer().notNull(),
});
