import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

/** In further languages than the first, which stand with the lesson. */
export const lessonCaptions = pgTable('lesson_captions', {
  courseId: uuid('course_id').notNull(),
  lessonId: uuid('lesson_id').notNull(),
  language: text().notNull(),
  fileId: uuid('file_id').notNull(),
  order: integer().notNull(),
});
