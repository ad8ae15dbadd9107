import { integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { ImportNote } from '@stoa/shared/contract/teaching/course-import-words.ts';
import { createdAt, key, moment } from '../../kernel/database/columns.ts';

/** Why nothing was taken in, and what it is about; null: all of it. */
export interface Refusal {
  name: string | null;
  reason: string;
}

export const courseImports = pgTable('course_imports', {
  id: key(),
  ownerId: uuid().notNull(),
  archiveId: uuid().notNull(),
  state: text({ enum: ['working', 'done', 'refused'] })
    .notNull()
    .default('working'),
  courseId: uuid(),
  fileIds: uuid().array().notNull().default([]),
  filesDone: integer().notNull().default(0),
  tries: smallint().notNull().default(0),
  /** Whoever works at it has said so by then, or is gone. Null: nobody does. */
  leaseEndsAt: moment(),
  notes: jsonb().$type<ImportNote[]>().notNull().default([]),
  refusal: jsonb().$type<Refusal | null>(),
  createdAt: createdAt(),
  endedAt: moment(),
});
export type CourseImportRow = typeof courseImports.$inferSelect;
