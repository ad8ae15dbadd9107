import { and, eq, inArray } from 'drizzle-orm';
import type {
  ChannelsChange,
  NotificationChannels,
  NotificationKind,
} from '@stoa/shared/contract/telling/notifications.ts';
import { users } from '../../kernel/users.tables.ts';
import type { Database } from '../../kernel/database/database.ts';
import { notificationChannels } from './notifications.tables.ts';

export const findChosenChannels = (db: Database, userId: string) =>
  db
    .select({ kind: notificationChannels.kind, site: notificationChannels.site, mail: notificationChannels.mail })
    .from(notificationChannels)
    .where(eq(notificationChannels.userId, userId));

interface Choice {
  /** Where the kind is told as long as nobody chose. */
  unchosen: NotificationChannels;
  change: ChannelsChange;
}

/** In one statement, of the changed columns alone: what changes at the same time is kept. */
export async function upsertChannels(db: Database, userId: string, { unchosen, change }: Choice): Promise<void> {
  const set = {
    ...(change.site !== undefined && { site: change.site }),
    ...(change.mail !== undefined && { mail: change.mail }),
  };
  await db
    .insert(notificationChannels)
    .values({ userId, ...unchosen, ...set })
    .onConflictDoUpdate({ target: [notificationChannels.userId, notificationChannels.kind], set });
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
