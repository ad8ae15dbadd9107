import { pgTable, uuid } from 'drizzle-orm/pg-core';

/** Which texts show which pictures. */
export const lessonPictures = pgTable('lesson_pictures', {
  courseId: uuid('course_id').notNull(),
  lessonId: uuid('lesson_id').notNull(),
  fileId: uuid('file_id').notNull(),
});
