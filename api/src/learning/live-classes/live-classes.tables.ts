import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { roomKinds } from '@stoa/shared/contract/learning/class-words.ts';
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
  room: text({ enum: roomKinds }).notNull(),
  /** Of `link` alone. */
  joinUrl: text(),
  hostUrl: text(),
  capacity: integer(),
  recordingLessonId: uuid(),
  seriesId: uuid(),
  scheduleKey: uuid(),
  cancelledAt: moment(),
  cancelReason: text().notNull().default(''),
  version: integer().notNull().default(0),
  toldStartsAt: moment(),
  toldDurationMin: integer(),
  toldCancelled: boolean(),
  dayRemindedOf: moment(),
  hourRemindedOf: moment(),
  icsUid: text().notNull(),
  icsSequence: integer().notNull().default(0),
  createdAt: createdAt(),
  updatedAt: createdAt(),
});
export type LiveClassRow = typeof liveClasses.$inferSelect;

/** Beside `hostId`. */
export const liveClassHosts = pgTable('live_session_hosts', {
  classId: uuid().notNull(),
  userId: uuid().notNull(),
});
