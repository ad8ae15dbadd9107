import { integer, jsonb, pgTable, text, uuid, bigint } from 'drizzle-orm/pg-core';
import type { ScormItem, ScormResource } from '@stoa/shared/contract/teaching/scorm-packages.ts';
import { scormVersions } from '@stoa/shared/contract/teaching/scorm-words.ts';

/** What the content check found in an uploaded package; its files lie unpacked beside the file. */
export const scormPackages = pgTable('scorm_packages', {
  fileId: uuid('file_id').primaryKey(),
  title: text().notNull(),
  version: text({ enum: scormVersions }).notNull(),
  schemaVersion: text('schema_version').notNull(),
  /** The default organization. */
  items: jsonb().$type<ScormItem[]>().notNull(),
  /** Of 2004 packages: the organization as an activity tree with its rules, in the form that scorm-again takes; null for 1.2. */
  activityTree: jsonb('activity_tree').$type<Record<string, unknown> | null>(),
  /** Each file, by path. */
  resources: jsonb().$type<ScormResource[]>().notNull(),
  fileCount: integer('file_count').notNull(),
  /** Unpacked. */
  bytes: bigint({ mode: 'number' }).notNull(),
});
export type ScormPackageRow = typeof scormPackages.$inferSelect;
