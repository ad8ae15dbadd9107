import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { attendanceStatuses } from '@stoa/shared/contract/learning/attendance-words.ts';
import { createdAt, key, moment } from '../../kernel/database/columns.ts';

export const attendances = pgTable('attendances', {
  id: key(),
  classId: uuid().notNull(),
  userId: uuid().notNull(),
  joinedAt: moment(),
  leftAt: moment(),
  /** Spent in the site's own room. */
  seconds: integer(),
  markedStatus: text({ enum: attendanceStatuses }),
  markedBy: uuid(),
  markedAt: moment(),
  remarks: text().notNull().default(''),
  createdAt: createdAt(),
});
export type AttendanceRow = typeof attendances.$inferSelect;
