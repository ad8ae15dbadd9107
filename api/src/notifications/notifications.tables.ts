import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Notification } from '@stoa/shared/contract/notifications.ts';
import { createdAt, key, moment } from '../database/columns.ts';

export const notifications = pgTable('notifications', {
  id: key(),
  userId: uuid().notNull(),
  kind: text().$type<Notification['kind']>().notNull(),
  title: text().notNull(),
  body: text().notNull(),
  link: text(),
  readAt: moment(),
  createdAt: createdAt(),
});
export type NotificationRow = typeof notifications.$inferSelect;
