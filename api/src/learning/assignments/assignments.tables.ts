import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { SubmissionStatus, SubmissionType } from '@stoa/shared/contract/learning/assignment-words.ts';
import { createdAt, key, moment } from '../../kernel/database/columns.ts';

export const assignments = pgTable('assignments', {
  id: key(),
  courseId: uuid().notNull(),
  title: text().notNull(),
  instructions: text().notNull(),
  submissionType: text().$type<SubmissionType>().notNull(),
  maxFiles: integer().notNull().default(1),
  dueDays: integer(),
  passMark: integer().notNull().default(0),
  maxAttempts: integer().notNull().default(3),
  required: boolean().notNull().default(true),
  order: integer().notNull(),
  createdAt: createdAt(),
  updatedAt: createdAt(),
});
export type AssignmentRow = typeof assignments.$inferSelect;

export const submissions = pgTable('submissions', {
  id: key(),
  assignmentId: uuid().notNull(),
  userId: uuid().notNull(),
  status: text().$type<SubmissionStatus>().notNull().default('draft'),
  attempt: integer().notNull().default(1),
  text: text(),
  url: text(),
  submittedAt: moment(),
  late: boolean().notNull().default(false),
  score: integer(),
  feedback: text(),
  reviewedBy: uuid(),
  reviewedAt: moment(),
  createdAt: createdAt(),
  updatedAt: createdAt(),
});
export type SubmissionRow = typeof submissions.$inferSelect;

export const submissionFiles = pgTable('submission_files', {
  submissionId: uuid().notNull(),
  fileId: uuid().notNull(),
  order: integer().notNull(),
});
