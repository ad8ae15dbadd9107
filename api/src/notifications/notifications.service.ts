import type { Notification } from '@stoa/shared/contract/notifications.ts';
import type { Database } from '../database/database.ts';
import { countUnread, findNotifications, insertNotifications } from './notifications.repository.ts';
import type { NotificationRow } from './notifications.tables.ts';

export type Notice = Pick<Notification, 'kind' | 'title' | 'body' | 'link'>;

/** Tells one person something. Give it the transaction of the change it tells of. */
export const notify = (tx: Database, userId: string, notice: Notice): Promise<void> =>
  insertNotifications(tx, [{ userId, ...notice }]);

export const notifyAll = (tx: Database, userIds: readonly string[], notice: Notice): Promise<void> =>
  insertNotifications(
    tx,
    userIds.map((userId) => ({ userId, ...notice })),
  );

/** What the page starts with: the newest 20, and how many are unread in all. */
export async function getNotifications(
  db: Database,
  userId: string,
): Promise<{ items: Notification[]; unread: number }> {
  const [rows, unread] = await Promise.all([
    findNotifications(db, userId, { limit: 20, offset: 0 }),
    countUnread(db, userId),
  ]);
  return { items: rows.map(notificationOf), unread };
}

export const notificationOf = (row: NotificationRow): Notification => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  body: row.body,
  link: row.link,
  read: row.readAt !== null,
  created_at: row.createdAt.toISOString(),
});
