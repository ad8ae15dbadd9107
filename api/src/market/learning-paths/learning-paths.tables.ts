import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { PathFee } from '@stoa/shared/contract/market/learning-paths.ts';
import type { PathStatus } from '@stoa/shared/contract/market/path-words.ts';
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
  subCategoryId: uuid(),
  finalCategoryId: uuid(),
  partnerId: uuid().notNull(),
  status: text().$type<PathStatus>().notNull().default('draft'),
  enforceCourseOrder: boolean().notNull().default(false),
  certificate: boolean().notNull().default(false),
  fee: text().$type<PathFee['fee']>().notNull().default('free'),
  feeIsSet: boolean().notNull().default(false),
  amountMinor: integer().notNull().default(0),
  compareAtMinor: integer(),
  currency: text().notNull().default('USD'),
  bannerFileId: uuid(),
  bannerAlt: text().notNull().default(''),
  /** Counts the edits. */
  version: integer().notNull().default(1),
  reviewNote: text(),
  submittedAt: moment(),
  /** A reviewer did, not its partner: what comes back is read again. */
  isTakenOff: boolean().notNull().default(false),
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

export const learningPathSkills = pgTable(
  'learning_path_skills',
  { pathId: uuid().notNull(), skillId: uuid().notNull(), order: integer().notNull() },
  (table) => [primaryKey({ columns: [table.pathId, table.skillId] })],
);

/** The version that changed a part last. */
export const learningPathChanges = pgTable(
  'learning_path_changes',
  { pathId: uuid().notNull(), field: text().notNull(), version: integer().notNull(), changedAt: createdAt() },
  (table) => [primaryKey({ columns: [table.pathId, table.field] })],
);

/** Who took a path, by buying it or for nothing. */
export const learningPathEnrolments = pgTable(
  'learning_path_enrolments',
  {
    pathId: uuid().notNull(),
    userId: uuid().notNull(),
    enrolledAt: createdAt(),
    completedAt: moment(),
    /** The payment line that it rests on; null: taken for nothing. */
    lineId: uuid(),
  },
  (table) => [primaryKey({ columns: [table.pathId, table.userId] })],
);

/** The courses that taking a path opened for a person. */
export const openedCourses = pgTable(
  'learning_path_opened_courses',
  { pathId: uuid().notNull(), userId: uuid().notNull(), courseId: uuid().notNull() },
  (table) => [primaryKey({ columns: [table.pathId, table.userId, table.courseId] })],
);
export type PathRow = typeof learningPaths.$inferSelect;

/** The courses that a paid line of a payment gives; `opened`: by this line and not before it. */
export const lineCourses = pgTable(
  'transaction_line_courses',
  { lineId: uuid().notNull(), courseId: uuid().notNull(), opened: boolean().notNull() },
  (table) => [primaryKey({ columns: [table.lineId, table.courseId] })],
);
