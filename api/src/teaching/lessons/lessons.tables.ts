import { boolean, doublePrecision, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { questionKinds } from '@stoa/shared/contract/teaching/question-kinds.ts';
import { lessonKinds } from '@stoa/shared/contract/taxonomy/course-words.ts';
import type { Chapter } from '@stoa/shared/contract/teaching/chapters.ts';
import type { Criterion } from '@stoa/shared/contract/teaching/lessons.ts';
import type { Opening } from '@stoa/shared/contract/teaching/openings.ts';
import type { SubmissionType } from '@stoa/shared/contract/teaching/submission-types.ts';

export const modules = pgTable('modules', {
  id: uuid().primaryKey(),
  courseId: uuid('course_id').notNull(),
  title: text().notNull(),
  order: integer().notNull(),
  opening: jsonb().$type<Opening>(),
});

export const lessons = pgTable('lessons', {
  id: uuid().primaryKey(),
  courseId: uuid('course_id').notNull(),
  moduleId: uuid('module_id').notNull(),
  kind: text({ enum: lessonKinds }).notNull(),
  title: text().notNull(),
  order: integer().notNull(),
  isPreview: boolean('is_preview').notNull().default(false),
  required: boolean().notNull().default(true),
  opening: jsonb().$type<Opening>(),
  markdown: text(),
  fileId: uuid('file_id'),
  captionsFileId: uuid('captions_file_id'),
  captionsLanguage: text('captions_language'),
  posterFileId: uuid('poster_file_id'),
  chapters: jsonb().$type<Chapter[]>().notNull().default([]),
  embedUrl: text('embed_url'),
  /** Seconds: length of a video or a recording, reading time of a text. */
  durationS: integer('duration_s').notNull().default(0),
  pages: integer(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});
export type LessonRow = typeof lessons.$inferSelect;

export const quizzes = pgTable('quizzes', {
  lessonId: uuid('lesson_id').primaryKey(),
  instructions: text().notNull().default(''),
  passMark: integer('pass_mark').notNull().default(70),
  maxAttempts: integer('max_attempts'),
  draw: integer(),
});

export const quizQuestions = pgTable('quiz_questions', {
  id: uuid().primaryKey(),
  lessonId: uuid('lesson_id').notNull(),
  order: integer().notNull(),
  kind: text({ enum: questionKinds }).notNull(),
  prompt: text().notNull(),
  points: integer().notNull().default(1),
  explanation: text().notNull().default(''),
  value: doublePrecision(),
  tolerance: doublePrecision().notNull().default(0),
  caseSensitive: boolean('case_sensitive').notNull().default(false),
  hint: text().notNull().default(''),
  lookLessonId: uuid('look_lesson_id'),
  lookAtS: integer('look_at_s'),
  pictureFileId: uuid('picture_file_id'),
  pictureAlt: text('picture_alt').notNull().default(''),
});
export type QuizQuestionRow = typeof quizQuestions.$inferSelect;

export const quizOptions = pgTable('quiz_options', {
  id: uuid().primaryKey(),
  questionId: uuid('question_id').notNull(),
  order: integer().notNull(),
  text: text().notNull(),
  correct: boolean().notNull(),
  match: text().notNull().default(''),
  pictureFileId: uuid('picture_file_id'),
  pictureAlt: text('picture_alt').notNull().default(''),
});

export const assignments = pgTable('assignments', {
  lessonId: uuid('lesson_id').primaryKey(),
  /** Markdown. */
  instructions: text().notNull(),
  submissionType: text('submission_type').$type<SubmissionType>().notNull(),
  maxFiles: integer('max_files').notNull(),
  dueDays: integer('due_days'),
  passMark: integer('pass_mark').notNull(),
  maxAttempts: integer('max_attempts'),
  rubric: jsonb().$type<Criterion[]>().notNull(),
});
export type AssignmentRow = typeof assignments.$inferSelect;
