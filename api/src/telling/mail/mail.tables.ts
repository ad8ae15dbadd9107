import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Locale } from '@stoa/shared/contract/site/locales.ts';
import { createdAt, key, moment } from '../../kernel/database/columns.ts';
import type { MailTemplates } from './mail-templates.ts';

/** `file`: the name under which the folder of files has its bytes. */
export interface StoredAttachment {
  name: string;
  type: string;
  file: string;
}

/** A short text comes as it is. */
export type Attachment = StoredAttachment | { name: string; type: string; content: string };

export const mails = pgTable('mails', {
  id: key(),
  toAddress: text().notNull(),
  toName: text().notNull().default(''),
  locale: text().$type<Locale>().notNull(),
  template: text().$type<keyof MailTemplates>().notNull(),
  templateValues: jsonb().$type<Record<string, string>>().notNull(),
  /** A file that it brings, where there is one by then. */
  attachment: jsonb().$type<Attachment>(),
  /** Once it is sent. */
  subject: text(),
  createdAt: createdAt(),
  dueAt: moment().notNull().defaultNow(),
  attempts: integer().notNull().default(0),
  lastError: text(),
  sentAt: moment(),
  givenUpAt: moment(),
});
export type MailRow = typeof mails.$inferSelect;
