import { doublePrecision, integer, json, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { scormVersions } from '@stoa/shared/contract/teaching/scorm-words.ts';
import { createdAt, key, moment } from '../../kernel/database/columns.ts';
import { completions, successes, type Cmi } from './read-cmi.ts';

export const scormRegistrations = pgTable('scorm_registrations', {
  id: key(),
  userId: uuid().notNull(),
  enrolmentId: uuid().notNull(),
  lessonId: uuid().notNull(),
  /** The package in which it was made. */
  fileId: uuid().notNull(),
  version: text({ enum: scormVersions }).notNull(),
  attemptNo: integer().notNull(),
  sequencing: text(),
  rootCompletion: text({ enum: completions }),
  rootSuccess: text({ enum: successes }),
  currentItem: text(),
  /** How often it was opened; only the newest opening writes. */
  launchNo: integer().notNull().default(0),
  /** Of the last commit of that opening. */
  seq: integer().notNull().default(0),
  begunAt: createdAt(),
  lastCommitAt: moment(),
  completedAt: moment(),
});
/** Without the state of its sequencing, which is long and of use to its package alone. */
export type RegistrationRow = Omit<typeof scormRegistrations.$inferSelect, 'sequencing'>;

export const scormScos = pgTable(
  'scorm_scos',
  {
    registrationId: uuid().notNull(),
    identifier: text().notNull(),
    position: integer().notNull(),
    title: text().notNull(),
    /** Null: nothing was kept of it yet. */
    cmi: json().$type<Cmi>(),
    /** Of `cmi`. */
    chars: integer().notNull().default(0),
    launchNo: integer().notNull().default(0),
    seq: integer().notNull().default(0),
    completion: text({ enum: completions }).notNull().default('unknown'),
    success: text({ enum: successes }).notNull().default('unknown'),
    score: doublePrecision(),
    totalTimeS: integer().notNull().default(0),
    firstCommitAt: moment(),
    lastCommitAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.registrationId, table.identifier] })],
);
export type ScoRow = Omit<typeof scormScos.$inferSelect, 'cmi'>;

export const scormLaunches = pgTable('scorm_launches', {
  id: key(),
  capabilityHash: text().notNull(),
  userId: uuid().notNull(),
  sessionId: uuid().notNull(),
  purpose: text({ enum: ['learn', 'inspect'] }).notNull(),
  /** Null: nothing is kept. */
  registrationId: uuid(),
  lessonId: uuid().notNull(),
  fileId: uuid().notNull(),
  launchNo: integer().notNull(),
  siteOrigin: text().notNull(),
  contentOrigin: text().notNull(),
  createdAt: createdAt(),
  expiresAt: moment().notNull(),
});
export type LaunchRow = typeof scormLaunches.$inferSelect;
