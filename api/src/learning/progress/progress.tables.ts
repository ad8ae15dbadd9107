import { doublePrecision, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { progressKinds } from '@stoa/shared/contract/learning/progress-kinds.ts';
import { v7 as uuidV7 } from 'uuid';
import type { SecondsRange } from './watched-seconds.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** What an event says beside its kind; only the parts of its kind are there. */
export interface ProgressDetail {
  position_s?: number;
  /** As far as they were counted. */
  ranges?: SecondsRange[];
  read_s?: number;
  /** Seconds that were claimed and not counted: the clock did not allow them. */
  cut_s?: number;
  page?: number;
  pages?: number;
  score?: number;
  passed?: boolean;
}

export const progressEvents = pgTable('progress_events', {
  id: uuid().primaryKey().$defaultFn(uuidV7),
  enrolmentId: uuid('enrolment_id').notNull(),
  userId: uuid('user_id').notNull(),
  lessonId: uuid('lesson_id').notNull(),
  kind: text({ enum: progressKinds }).notNull(),
  detail: jsonb().$type<ProgressDetail>().notNull().default({}),
  source: text().notNull().default('player'),
  /** Of the device that told it, 'Firefox' and 'Linux'; null for what no device told, and of long ago. */
  browser: text(),
  os: text(),
  idemKey: uuid('idem_key').notNull(),
  at: instant('at').notNull().defaultNow(),
});

export const lessonProgress = pgTable('lesson_progress', {
  enrolmentId: uuid('enrolment_id').notNull(),
  lessonId: uuid('lesson_id').notNull(),
  positionS: doublePrecision('position_s').notNull().default(0),
  ranges: jsonb().$type<SecondsRange[]>().notNull().default([]),
  readS: doublePrecision('read_s').notNull().default(0),
  percentage: integer().notNull().default(0),
  completedAt: instant('completed_at'),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});
export type LessonProgressRow = typeof lessonProgress.$inferSelect;
