import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { v7 as uuidV7 } from 'uuid';
import { enrolmentStatuses } from '@stoa/shared/contract/learning/enrolments.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const enrolments = pgTable('enrolments', {
  id: uuid().primaryKey().$defaultFn(uuidV7),
  userId: uuid('user_id').notNull(),
  courseId: uuid('course_id').notNull(),
  status: text({ enum: enrolmentStatuses }).notNull().default('active'),
  percentage: integer().notNull().default(0),
  lastLessonId: uuid('last_lesson_id'),
  lastActivityAt: instant('last_activity_at'),
  enrolledAt: instant('enrolled_at').notNull().defaultNow(),
  completedAt: instant('completed_at'),
  archivedAt: instant('archived_at'),
});
export type EnrolmentRow = typeof enrolments.$inferSelect;
