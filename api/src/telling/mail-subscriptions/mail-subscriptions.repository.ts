import { and, eq, sql } from 'drizzle-orm';
import type { NotificationKind } from '@stoa/shared/contract/telling/notifications.ts';
import type { Database } from '../../kernel/database/database.ts';
import { users } from '../../kernel/users.tables.ts';
import { notificationChannels } from '../notifications/notifications.tables.ts';

/** Undefined where there is no such account any more; `chosen` is null as long as nothing was. */
export async function findSubscriber(db: Database, userId: string, kind: NotificationKind) {
  const [row] = await db
    .select({ email: users.email, isDeleted: sql<boolean>`users.deleted_at is not null`, chosen: notificationChannels })
    .from(users)
    .leftJoin(notificationChannels, and(eq(notificationChannels.userId, users.id), eq(notificationChannels.kind, kind)))
    .where(eq(users.id, userId));
  return row;
}
