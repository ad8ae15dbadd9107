import { bigint, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { FilePurpose } from '@stoa/shared/contract/files/files.ts';
import { createdAt, moment } from '../kernel/database/columns.ts';
import type { Cue } from './checkers/found.ts';

/** `checking`: all bytes are here, and nobody has looked inside to the end. */
export type FileState = 'uploading' | 'checking' | 'ready' | 'rejected';

export const files = pgTable('files', {
  id: uuid().primaryKey(),
  ownerId: uuid().notNull(),
  purpose: text().$type<FilePurpose>().notNull(),
  name: text().notNull(),
  type: text().notNull(),
  bytes: bigint({ mode: 'number' }).notNull(),
  state: text().$type<FileState>().notNull().default('uploading'),
  rejectReason: text(),
  sha256: text(),
  durationS: integer(),
  width: integer(),
  height: integer(),
  pages: integer(),
  checksBegun: smallint().notNull().default(0),
  /** Whoever checks it has said what came of that by then, or is gone. Null: nobody does. */
  checkEndsAt: moment(),
  createdAt: createdAt(),
  readyAt: moment(),
});
export type FileRow = typeof files.$inferSelect;

/** What captions say, as it was read when they were checked: reading them anew for each lesson is no work for the API. */
export const captionCues = pgTable('caption_cues', {
  fileId: uuid().primaryKey(),
  cues: jsonb().$type<Cue[]>().notNull(),
});
