import { and, eq, inArray } from 'drizzle-orm';
import type { NotificationChannels, NotificationKind } from '@stoa/shared/contract/telling/notifications.ts';
import { users } from '../../kernel/users.tables.ts';
import type { Database } from '../../kernel/database/database.ts';
import { notificationChannels } from './notifications.tables.ts';

export const findChosenChannels = (db: Database, userId: string) =>
  db
    .select({ kind: notificationChannels.kind, site: notificationChannels.site, mail: notificationChannels.mail })
    .from(notificationChannels)
    .where(eq(notificationChannels.userId, userId));

export async function upsertChannels(db: Database, userId: string, chosen: NotificationChannels): Promise<void> {
  const { site, mail } = chosen;
  await db
    .insert(notificationChannels)
    .values({ userId, ...chosen })
    .onConflictDoUpdate({ target: [notificationChannels.userId, notificationChannels.kind], set: { site, mail } });
}

/** Who is to be told of a kind, with what each chose about it; null where nothing was. */
export const findRecipients = (db: Database, userIds: readonly string[], kind: NotificationKind) =>
  db
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      fullName: users.fullName,
      locale: users.locale,
      chosen: notificationChannels,
    })
    .from(users)
    .leftJoin(notificationChannels, and(eq(notificationChannels.userId, users.id), eq(notificationChannels.kind, kind)))
    .where(inArray(users.id, [...userIds]));
export type Recipient = Awaited<ReturnType<typeof findRecipients>>[number];
