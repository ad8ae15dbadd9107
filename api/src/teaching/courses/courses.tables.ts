import { boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { v7 as uuidV7 } from 'uuid';
import {
  contentTypes,
  courseLevels,
  courseStatuses,
  priceTypes,
  type CourseStatus,
} from '@stoa/shared/contract/taxonomy/course-words.ts';
import type { CourseRight } from '@stoa/shared/contract/teaching/co-instructor-words.ts';
import { versionKinds } from '@stoa/shared/contract/teaching/course-version-words.ts';
import type { Prerequisite } from '@stoa/shared/contract/teaching/prerequisites.ts';
import type { CourseContent } from './course-content.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const courses = pgTable('courses', {
  id: uuid().primaryKey().$defaultFn(uuidV7),
  ownerId: uuid('owner_id').notNull(),
  name: text().notNull(),
  slug: text().notNull(),
  shortDescription: text('short_description').notNull().default(''),
  description: text().notNull().default(''),
  finalCategoryId: uuid('final_category_id'),
  level: text({ enum: courseLevels }),
  contentType: text('content_type', { enum: contentTypes }),
  type: text({ enum: priceTypes }).notNull().default('free'),
  priceMinor: integer('price_minor').notNull().default(0),
  currency: text().notNull().default('USD'),
  language: text().notNull().default('en'),
  objectives: text().array().notNull().default([]),
  requirements: text().array().notNull().default([]),
  audience: text().array().notNull().default([]),
  prerequisites: jsonb().$type<Prerequisite[]>().notNull().default([]),
  watchThreshold: integer('watch_threshold').notNull().default(90),
  isMicro: boolean('is_micro').notNull().default(false),
  captionsWaiver: text('captions_waiver'),
  coverFileId: uuid('cover_file_id'),
  status: text({ enum: courseStatuses }).notNull().default('draft'),
  submittedAt: instant('submitted_at'),
  submissionNote: text('submission_note'),
  reviewRound: integer('review_round').notNull().default(0),
  approvedAt: instant('approved_at'),
  publishAt: instant('publish_at'),
  publishedAt: instant('published_at'),
  unpublishedReason: text('unpublished_reason'),
  unpublishedBy: uuid('unpublished_by'),
  deletedAt: instant('deleted_at'),
  /** Co-instructors who have accepted, with their rights: kept by the database from `course_instructors`. */
  instructors: jsonb().$type<Partial<Record<string, CourseRight[]>>>().notNull().default({}),
  /** Who could edit it and no longer can; kept by the database, too. */
  formerEditors: uuid().array().notNull().default([]),
  /** Whose edit was the last; null: the owner's. */
  editedBy: uuid('edited_by'),
  /** Counts the edits of what its author works on. */
  version: integer().notNull().default(1),
  lessonCount: integer('lesson_count').notNull().default(0),
  durationS: integer('duration_s').notNull().default(0),
  enrolmentCount: integer('enrolment_count').notNull().default(0),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});
export type CourseRow = typeof courses.$inferSelect;

export const courseChanges = pgTable('course_changes', {
  courseId: uuid('course_id').notNull(),
  target: text().notNull(),
  field: text().notNull(),
  version: integer().notNull(),
  changedAt: instant('changed_at').notNull().defaultNow(),
});
export type CourseChangeRow = typeof courseChanges.$inferSelect;

export const courseSlugs = pgTable('course_slugs', {
  slug: text().primaryKey(),
  courseId: uuid('course_id').notNull(),
  retiredAt: instant('retired_at').notNull().defaultNow(),
});

export const courseSkills = pgTable('course_skills', {
  courseId: uuid('course_id').notNull(),
  skillId: uuid('skill_id').notNull(),
  order: integer().notNull(),
});

export const revisionStatuses = ['draft', 'in_review', 'changes_requested', 'approved', 'published'] as const;

export const courseRevisions = pgTable('course_revisions', {
  id: uuid().primaryKey().$defaultFn(uuidV7),
  courseId: uuid('course_id').notNull(),
  status: text({ enum: revisionStatuses }).notNull().default('draft'),
  content: jsonb().$type<CourseContent>().notNull(),
  submittedAt: instant('submitted_at'),
  submissionNote: text('submission_note'),
  approvedAt: instant('approved_at'),
  publishAt: instant('publish_at'),
  publishedAt: instant('published_at'),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});
export type RevisionRow = typeof courseRevisions.$inferSelect;

export const courseVersions = pgTable('course_versions', {
  id: uuid().primaryKey().$defaultFn(uuidV7),
  courseId: uuid('course_id').notNull(),
  kind: text({ enum: versionKinds }).notNull(),
  /** As its teacher calls it. */
  label: text(),
  actorId: uuid('actor_id'),
  version: integer().notNull(),
  content: jsonb().$type<CourseContent>().notNull(),
  at: instant('at').notNull().defaultNow(),
});
export type VersionRow = typeof courseVersions.$inferSelect;

export const courseEvents = pgTable('course_events', {
  id: uuid().primaryKey().$defaultFn(uuidV7),
  courseId: uuid('course_id').notNull(),
  revisionId: uuid('revision_id'),
  actorId: uuid('actor_id'),
  action: text().notNull(),
  fromStatus: text('from_status').$type<CourseStatus>(),
  toStatus: text('to_status').$type<CourseStatus | 'deleted'>().notNull(),
  reason: text(),
  at: instant('at').notNull().defaultNow(),
});
