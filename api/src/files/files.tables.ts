import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { FilePurpose, StoredFile } from '@stoa/shared/contract/files.ts';
import { createdAt, moment } from '../database/columns.ts';

export const files = pgTable('files', {
  id: uuid().primaryKey(),
  ownerId: uuid().notNull(),
  purpose: text().$type<FilePurpose>().notNull(),
  name: text().notNull(),
  type: text().notNull(),
  bytes: bigint({ mode: 'number' }).notNull(),
  state: text().$type<StoredFile['state']>().notNull().default('uploading'),
  rejectReason: text(),
  sha256: text(),
  durationS: integer(),
  width: integer(),
  height: integer(),
  pages: integer(),
  createdAt: createdAt(),
  readyAt: moment(),
});
export type FileRow = typeof files.$inferSelect;
