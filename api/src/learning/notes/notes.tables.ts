import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment } from '../../kernel/database/columns.ts';

export const lessonNotes = pgTable('lesson_notes', {
  /** The client's. */
  id: uuid().primaryKey(),
  userId: uuid().notNull(),
  courseId: uuid().notNull(),
  lessonId: uuid().notNull(),
  /** Null: a bookmark. */
  text: text(),
  second: integer(),
  page: integer(),
  version: integer().notNull().default(1),
  createdAt: createdAt(),
  updatedAt: createdAt(),
  removedAt: moment(),
});
export type NoteRow = typeof lessonNotes.$inferSelect;
