import { boolean, integer, jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { v7 as uuidV7 } from 'uuid';
import type { AskedQuestion, ChosenAnswer } from './score-quiz.ts';

export const quizAttempts = pgTable('quiz_attempts', {
  id: uuid().primaryKey().$defaultFn(uuidV7),
  enrolmentId: uuid('enrolment_id').notNull(),
  userId: uuid('user_id').notNull(),
  lessonId: uuid('lesson_id').notNull(),
  attemptNo: integer('attempt_no').notNull(),
  asked: jsonb().$type<AskedQuestion[]>().notNull(),
  passMark: integer('pass_mark').notNull(),
  answers: jsonb().$type<ChosenAnswer[]>(),
  /** Questions whose hints were opened. */
  hints: jsonb().$type<string[]>().notNull().default([]),
  score: integer(),
  passed: boolean(),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull().defaultNow(),
  submittedAt: timestamp('submitted_at', { withTimezone: true }),
});
export type QuizAttemptRow = typeof quizAttempts.$inferSelect;
