import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { CourseLevel } from '@stoa/shared/contract/taxonomy/course-words.ts';
import { createdAt, key, moment } from '../../kernel/database/columns.ts';

export const learningPaths = pgTable('learning_paths', {
  id: key(),
  slug: text().notNull(),
  title: text().notNull(),
  subtitle: text().notNull().default(''),
  overview: text().notNull().default(''),
  level: text().$type<CourseLevel>().notNull(),
  language: text().notNull().default('en'),
  categoryId: uuid().notNull(),
  partnerId: uuid().notNull(),
  status: text().$type<'draft' | 'in_review' | 'published' | 'unpublished' | 'retired'>().notNull().default('draft'),
  enforceCourseOrder: boolean().notNull().default(false),
  certificate: boolean().notNull().default(false),
  fee: text().$type<'free' | 'one_time' | 'subscription'>().notNull().default('free'),
  amountMinor: integer().notNull().default(0),
  compareAtMinor: integer(),
  currency: text().notNull().default('USD'),
  bannerFileId: uuid(),
  bannerAlt: text().notNull().default(''),
  publishedAt: moment(),
  createdAt: createdAt(),
  updatedAt: createdAt(),
});

export const learningPathObjectives = pgTable(
  'learning_path_objectives',
  { pathId: uuid().notNull(), order: integer().notNull(), text: text().notNull() },
  (table) => [primaryKey({ columns: [table.pathId, table.order] })],
);

export const learningPathCourses = pgTable(
  'learning_path_courses',
  {
    pathId: uuid().notNull(),
    courseId: uuid().notNull(),
    order: integer().notNull(),
    required: boolean().notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.pathId, table.courseId] })],
);
/** Who took a path, by buying it or for nothing. */
export const learningPathEnrolments = pgTable(
  'learning_path_enrolments',
  { pathId: uuid().notNull(), userId: uuid().notNull(), enrolledAt: createdAt() },
  (table) => [primaryKey({ columns: [table.pathId, table.userId] })],
);
export type PathRow = typeof learningPaths.$inferSelect;

/** The courses that a paid line of a payment gives; `opened`: by this line and not before it. */
export const lineCourses = pgTable(
  'transaction_line_courses',
  { lineId: uuid().notNull(), courseId: uuid().notNull(), opened: boolean().notNull() },
  (table) => [primaryKey({ columns: [table.lineId, table.courseId] })],
);
