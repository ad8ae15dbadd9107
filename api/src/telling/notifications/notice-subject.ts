import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { NotificationKind } from '@stoa/shared/contract/telling/notifications.ts';
import type { Database } from '../../kernel/database/database.ts';
import { notifications } from './notifications.tables.ts';

/** What several people may decide on: of which kind, and which thing. */
interface NoticeSubject {
  kind: NotificationKind;
  about: string;
}

const isAbout = ({ kind, about }: NoticeSubject): SQL | undefined =>
  and(eq(notifications.kind, kind), eq(notifications.about, about));

/** A newer notice takes their place. */
export async function deleteAbout(db: Database, subject: NoticeSubject, userIds: readonly string[]): Promise<void> {
  await db.delete(notifications).where(and(isAbout(subject), inArray(notifications.userId, [...userIds])));
}

/** Decided: nobody of those who were told needs to look. */
export async function settleNotices(db: Database, subject: NoticeSubject): Promise<void> {
  await db
    .update(notifications)
    .set({ readAt: new Date() })
    .where(and(isAbout(subject), isNull(notifications.readAt)));
}
