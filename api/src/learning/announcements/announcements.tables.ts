import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { audienceKinds } from '@stoa/shared/contract/learning/announcement-words.ts';
import { createdAt, moment } from '../../kernel/database/columns.ts';

export const announcements = pgTable('announcements', {
  id: uuid().primaryKey(),
  courseId: uuid().notNull(),
  authorId: uuid(),
  subject: text().notNull(),
  body: text().notNull(),
  audience: text({ enum: audienceKinds }).notNull(),
  idleDays: integer(),
  sendAt: moment().notNull(),
  sentAt: moment(),
  cancelledAt: moment(),
  told: integer().notNull().default(0),
  createdAt: createdAt(),
  /** By a moderator: what was sent cannot be called back by who wrote it. */
  deletedAt: moment(),
  removalNote: text(),
});
export type AnnouncementRow = typeof announcements.$inferSelect;

export const announcementRecipients = pgTable(
  'announcement_recipients',
  {
    announcementId: uuid().notNull(),
    userId: uuid().notNull(),
    readAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.announcementId, table.userId] })],
);
