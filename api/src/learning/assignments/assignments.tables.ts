import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { SubmissionStatus } from '@stoa/shared/contract/learning/assignment-words.ts';
import type { SubmissionReview } from '@stoa/shared/contract/learning/submissions.ts';
import { createdAt, key, moment } from '../../kernel/database/columns.ts';

/** What was asked for when the work was begun, and then when it was handed in: later edits of the lesson change nothing. */
export type Asked = SubmissionReview['asked'];
export type Points = (number | null)[];

const made = { text: text(), url: text() };
const judged = {
  score: integer(),
  points: jsonb().$type<Points>().notNull().default([]),
  reviewedBy: uuid(),
};

export const submissions = pgTable('submissions', {
  id: key(),
  /** Of a lesson and its course, or of an assignment of a learning path. */
  lessonId: uuid(),
  courseId: uuid(),
  pathId: uuid(),
  pathAssignmentId: uuid(),
  /** When the work was last saved. */
  pathTitle: text(),
  userId: uuid().notNull(),
  asked: jsonb().$type<Asked>().notNull(),
  status: text().$type<SubmissionStatus>().notNull().default('draft'),
  attempt: integer().notNull().default(1),
  /** Attempts beyond those of the assignment. */
  granted: integer().notNull().default(0),
  version: integer().notNull().default(1),
  ...made,
  submittedAt: moment(),
  late: boolean().notNull().default(false),
  ...judged,
  feedback: text(),
  reviewedAt: moment(),
  createdAt: createdAt(),
  updatedAt: createdAt(),
});
export type SubmissionRow = typeof submissions.$inferSelect;

/** The files of each attempt; while work is returned, those of the next one are a draft. */
export const submissionFiles = pgTable('submission_files', {
  submissionId: uuid().notNull(),
  attempt: integer().notNull(),
  fileId: uuid().notNull(),
  order: integer().notNull(),
});

export const returnedAttempts = pgTable('returned_attempts', {
  submissionId: uuid().notNull(),
  attempt: integer().notNull(),
  asked: jsonb().$type<Asked>().notNull(),
  ...made,
  late: boolean().notNull(),
  submittedAt: moment().notNull(),
  ...judged,
  feedback: text().notNull(),
  reviewedAt: moment().notNull(),
});
export type ReturnedAttemptRow = typeof returnedAttempts.$inferSelect;
