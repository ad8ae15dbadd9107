import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Locale } from '@stoa/shared/contract/site/locales.ts';
import type { ChosenKind } from '@stoa/shared/contract/telling/notifications.ts';
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

/** What a mail was before it was resent: by this it is taken back. Moments as the contract writes them. */
export interface BeforeResend {
  attempts: number;
  lastError: string | null;
  dueAt: string;
  givenUpAt: string | null;
}

/** Of a kind that its reader can turn off: what the link in its foot is about. */
export interface Subscription {
  userId: string;
  kind: ChosenKind;
}

export const mails = pgTable('mails', {
  id: key(),
  toAddress: text().notNull(),
  toName: text().notNull().default(''),
  locale: text().$type<Locale>().notNull(),
  template: text().$type<keyof MailTemplates>().notNull(),
  templateValues: jsonb().$type<Record<string, string>>().notNull(),
  /** A file that it brings, where there is one by then. */
  attachment: jsonb().$type<Attachment>(),
  /** Null where nothing can be turned off. */
  subscription: jsonb().$type<Subscription>(),
  /** Null where it could not be written when it was queued. */
  subject: text(),
  createdAt: createdAt(),
  dueAt: moment().notNull().defaultNow(),
  attempts: integer().notNull().default(0),
  /** Until then a sender is at it. */
  leasedUntil: moment(),
  lastError: text(),
  failedAt: moment(),
  sentAt: moment(),
  givenUpAt: moment(),
  /** While it was resent and is not sent. */
  beforeResend: jsonb().$type<BeforeResend>(),
});
export type MailRow = typeof mails.$inferSelect;
