import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { v7 as uuidV7 } from 'uuid';
import type { CourseRight } from '@stoa/shared/contract/teaching/co-instructor-words.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const courseInstructors = pgTable('course_instructors', {
  id: uuid().primaryKey().$defaultFn(uuidV7),
  courseId: uuid('course_id').notNull(),
  userId: uuid('user_id').notNull(),
  rights: text().array().$type<CourseRight[]>().notNull(),
  invitedBy: uuid('invited_by'),
  invitedAt: instant('invited_at').notNull().defaultNow(),
  /** Null: invited. */
  acceptedAt: instant('accepted_at'),
});
export type CourseInstructorRow = typeof courseInstructors.$inferSelect;
