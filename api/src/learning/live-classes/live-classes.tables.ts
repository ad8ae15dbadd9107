import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, key, moment } from '../../kernel/database/columns.ts';

export const liveClasses = pgTable('live_sessions', {
  id: key(),
  courseId: uuid().notNull(),
  lessonId: uuid(),
  title: text().notNull(),
  description: text().notNull().default(''),
  startsAt: moment().notNull(),
  durationMin: integer().notNull(),
  timeZone: text().notNull(),
  hostId: uuid(),
  joinUrl: text().notNull(),
  hostUrl: text(),
  capacity: integer(),
  recordingLessonId: uuid(),
  cancelledAt: moment(),
  icsUid: text().notNull(),
  icsSequence: integer().notNull().default(0),
  createdAt: createdAt(),
  updatedAt: createdAt(),
});
export type LiveClassRow = typeof liveClasses.$inferSelect;
