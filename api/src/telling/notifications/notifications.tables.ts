import { boolean, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { NotificationKind } from '@stoa/shared/contract/telling/notifications.ts';
import { createdAt, key, moment } from '../../kernel/database/columns.ts';

export const notifications = pgTable('notifications', {
  id: key(),
  userId: uuid().notNull(),
  kind: text().$type<NotificationKind>().notNull(),
  /** What the kind's texts are filled with; null in rows that are older than these texts, which keep their words. */
  params: jsonb().$type<object>(),
  title: text(),
  body: text(),
  link: text(),
  /** The id of what is to be decided on, if anything is. */
  about: uuid(),
  readAt: moment(),
  createdAt: createdAt(),
});
export type NotificationRow = typeof notifications.$inferSelect;

/** Only what somebody chose; else the defaults of `channels.policy.ts` hold. */
export const notificationChannels = pgTable(
  'notification_channels',
  {
    userId: uuid().notNull(),
    kind: text().$type<NotificationKind>().notNull(),
    site: boolean().notNull(),
    mail: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);
