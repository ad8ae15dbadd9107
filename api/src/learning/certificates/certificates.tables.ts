import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Skill } from '@stoa/shared/contract/taxonomy/taxonomy.ts';
import { v7 as uuidV7 } from 'uuid';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const certificates = pgTable('certificates', {
  id: uuid().primaryKey().$defaultFn(uuidV7),
  certId: text('cert_id').notNull(),
  slug: text().notNull(),
  userId: uuid('user_id').notNull(),
  /** What was completed: a course, or a learning path. */
  courseId: uuid('course_id'),
  pathId: uuid('path_id'),
  status: text({ enum: ['issued', 'revoked'] })
    .notNull()
    .default('issued'),
  issuedAt: instant('issued_at').notNull().defaultNow(),
  fullName: text('full_name').notNull(),
  userTitle: text('user_title'),
  courseName: text('course_name').notNull(),
  shortDescription: text('short_description').notNull(),
  creatorName: text('creator_name').notNull(),
  creatorTitle: text('creator_title'),
  effortMinutes: integer('effort_minutes').notNull(),
  durationS: integer('duration_s').notNull(),
  videos: jsonb().$type<{ id: string; title: string }[]>().notNull(),
  /** Those of a learning path that were completed, in its order. */
  pathCourses: jsonb('path_courses').$type<{ id?: string; slug: string; name: string }[]>().notNull().default([]),
  skills: jsonb().$type<Skill[]>().notNull(),
  /** Pictures of its maker, as they were on the day of issue. */
  signatureFileId: uuid('signature_file_id'),
  logoFileId: uuid('logo_file_id'),
  revokedAt: instant('revoked_at'),
  revokeReason: text('revoke_reason'),
});
export type CertificateRow = typeof certificates.$inferSelect;
