import { bigint, boolean, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { AuditKind, AuditSubject } from '@stoa/shared/contract/people/audit-words.ts';
import { moment } from '../database/columns.ts';

/** Only added to: the database refuses to change one or take it away. */
export const auditEntries = pgTable('audit_entries', {
  seq: bigint({ mode: 'number' }).primaryKey(),
  at: moment().notNull(),
  kind: text().$type<AuditKind>().notNull(),
  actorId: uuid(),
  subjectType: text().$type<AuditSubject>().notNull(),
  subjectId: text().notNull(),
  subjectName: text(),
  why: text().notNull().default(''),
  before: jsonb().$type<AuditFacts>().notNull().default({}),
  after: jsonb().$type<AuditFacts>().notNull().default({}),
  previous: text().notNull(),
  hash: text().notNull(),
});
/** One row: the number and the hash of the last entry. The database moves it, and refuses to move it back. */
export const auditHead = pgTable('audit_head', {
  one: boolean().primaryKey().default(true),
  entries: bigint({ mode: 'number' }).notNull(),
  hash: text().notNull(),
});

export type AuditRow = typeof auditEntries.$inferSelect;

/** Name → value, of what the act changed. No names and addresses of people: their accounts hold those. */
export type AuditFacts = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;
