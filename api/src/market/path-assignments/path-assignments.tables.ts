import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Criterion } from '@stoa/shared/contract/teaching/lessons.ts';
import type { SubmissionType } from '@stoa/shared/contract/teaching/submission-types.ts';
import { key } from '../../kernel/database/columns.ts';

export const pathAssignments = pgTable('learning_path_assignments', {
  id: key(),
  pathId: uuid().notNull(),
  order: integer().notNull(),
  title: text().notNull(),
  required: boolean().notNull(),
  /** Markdown. */
  instructions: text().notNull(),
  submissionType: text().$type<SubmissionType>().notNull(),
  maxFiles: integer().notNull(),
  dueDays: integer(),
  passMark: integer().notNull(),
  maxAttempts: integer(),
  rubric: jsonb().$type<Criterion[]>().notNull(),
});
export type PathAssignmentRow = typeof pathAssignments.$inferSelect;
