import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, key, moment } from '../database/columns.ts';

export const work = pgTable('work', {
  id: key(),
  kind: text().notNull(),
  key: text(),
  payload: jsonb().$type<unknown>().notNull(),
  dueAt: moment().notNull().defaultNow(),
  attempts: integer().notNull().default(0),
  /** Another one at each try: whoever has lost it to another process can change nothing. */
  lease: uuid(),
  leasedUntil: moment(),
  askedAgain: boolean().notNull().default(false),
  lastError: text(),
  createdAt: createdAt(),
  doneAt: moment(),
  givenUpAt: moment(),
});
export type WorkRow = typeof work.$inferSelect;
/** One that somebody is at. */
export type LeasedWork = WorkRow & { lease: string };
