import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../kernel/database/database.ts';
import { notifications, type NotificationRow } from './notifications.tables.ts';

export async function insertNotifications(db: Database, rows: (typeof notifications.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await db.insert(notifications).values(rows);
}

/** Whose; and only unread ones, or all. */
export interface NotificationFilter {
  userId: string;
  unread: boolean;
}

const matching = ({ userId, unread }: NotificationFilter): SQL | undefined =>
  and(eq(notifications.userId, userId), unread ? isNull(notifications.readAt) : undefined);

export function findNotifications(
  db: Database,
  filter: NotificationFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<NotificationRow[]> {
  return db
    .select()
    .from(notifications)
    .where(matching(filter))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit)
    .offset(offset);
}

export const countNotifications = (db: Database, filter: NotificationFilter): Promise<number> =>
  db.$count(notifications, matching(filter));

/** Pages ask this all the time; both halves are answered by an index. */
export async function summarizeNotifications(
  db: Database,
  userId: string,
): Promise<{ unread_count: number; newest_id: string | null }> {
  const [row] = await rowsOf<{ unread_count: number; newest_id: string | null }>(
    db,
    sql`select
      (select count(*)::int from notifications where user_id = ${userId} and read_at is null) as unread_count,
      (select id from notifications where user_id = ${userId} order by created_at desc, id desc limit 1) as newest_id`,
  );
  return row ?? { unread_count: 0, newest_id: null };
}

/** Keeps the first time of reading. */
export const updateRead = (db: Database, userId: string, id: string): Promise<NotificationRow | undefined> =>
  updateOwn(db, { userId, id }, sql`coalesce(${notifications.readAt}, now())`);

export const updateUnread = (db: Database, userId: string, id: string): Promise<NotificationRow | undefined> =>
  updateOwn(db, { userId, id }, null);

async function updateOwn(
  db: Database,
  { userId, id }: { userId: string; id: string },
  readAt: SQL | null,
): Promise<NotificationRow | undefined> {
  const [row] = await db
    .update(notifications)
    .set({ readAt })
    .where(and(eq(notifications.id, id), eq(notifications.userId, userId)))
    .returning();
  return row;
}

/** Returns how many there were. */
export async function updateAllRead(db: Database, userId: string, readAt: Date): Promise<number> {
  const rows = await db
    .update(notifications)
    .set({ readAt })
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)))
    .returning({ id: notifications.id });
  return rows.length;
}

/** Takes back what was read at exactly this moment. */
export async function updateUnreadOf(db: Database, userId: string, readAt: Date): Promise<void> {
  await db
    .update(notifications)
    .set({ readAt: null })
    .where(and(eq(notifications.userId, userId), eq(notifications.readAt, readAt)));
}
