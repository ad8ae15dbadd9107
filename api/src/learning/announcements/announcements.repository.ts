import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { AudienceKind } from '@stoa/shared/contract/learning/announcement-words.ts';
import { type Database, pageOf, rowsOf } from '../../kernel/database/database.ts';
import { personColumn, type PersonRow } from '../../people/users/person-column.ts';
import { recipientsOf, theseUsers } from './audience.repository.ts';
import { type AnnouncementRow, announcementRecipients, announcements } from './announcements.tables.ts';

/** Whoever announces in a course waits until the transaction ends: two at once count each other. */
export const lockAnnouncements = (tx: Database, courseId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`announcements ${courseId}`}, 0))`);

/** That go out on the day (UTC) of this moment, and those that went. */
export const countOnDay = (db: Database, courseId: string, at: Date): Promise<number> =>
  db.$count(
    announcements,
    and(
      eq(announcements.courseId, courseId),
      isNull(announcements.cancelledAt),
      sql`(${announcements.sendAt} at time zone 'UTC')::date = (${at.toISOString()}::timestamptz at time zone 'UTC')::date`,
    ),
  );

export const insertAnnouncement = (tx: Database, row: typeof announcements.$inferInsert) =>
  tx.insert(announcements).values(row);

export async function findAnnouncement(db: Database, id: string): Promise<AnnouncementRow | undefined> {
  const [row] = await db.select().from(announcements).where(eq(announcements.id, id));
  return row;
}

/** Held until the transaction ends. */
export async function lockAnnouncement(tx: Database, id: string): Promise<AnnouncementRow | undefined> {
  const [row] = await tx.select().from(announcements).where(eq(announcements.id, id)).for('update');
  return row;
}

export async function updateAnnouncement(tx: Database, id: string, change: Partial<AnnouncementRow>): Promise<void> {
  await tx.update(announcements).set(change).where(eq(announcements.id, id));
}

export async function cancelUnsent(tx: Database, id: string, cancelledAt: Date): Promise<void> {
  await tx
    .update(announcements)
    .set({ cancelledAt })
    .where(and(eq(announcements.id, id), isNull(announcements.sentAt)));
}

export async function insertRecipients(tx: Database, id: string, userIds: readonly string[]): Promise<void> {
  await tx.execute(sql`insert into announcement_recipients (announcement_id, user_id)
    select ${id}, u.id from users u where u.id in (${theseUsers(userIds)}) on conflict do nothing`);
}

/** Who is to be told is among these, or no longer. */
export async function keepRecipients(tx: Database, id: string, userIds: readonly string[]): Promise<void> {
  await tx.execute(sql`delete from announcement_recipients
    where announcement_id = ${id} and user_id not in (${theseUsers(userIds)})`);
}

export async function updateRead(db: Database, { id, userId }: { id: string; userId: string }): Promise<void> {
  await db
    .update(announcementRecipients)
    .set({ readAt: sql`now()` })
    .where(
      and(
        eq(announcementRecipients.announcementId, id),
        eq(announcementRecipients.userId, userId),
        isNull(announcementRecipients.readAt),
      ),
    );
}

export async function findRecipientIds(db: Database, id: string): Promise<string[]> {
  const rows = await rowsOf<{ user_id: string }>(db, recipientsOf(id));
  return rows.map(({ user_id }) => user_id);
}

export interface SentRow {
  id: string;
  course: { id: string; name: string; slug: string };
  author: PersonRow | null;
  subject: string;
  body: string;
  audience: AudienceKind;
  idle_days: number | null;
  send_at: string;
  sent_at: string | null;
  cancelled_at: string | null;
  deleted_at: string | null;
  told: number;
  read: number;
  removal_note: string | null;
}

const author = sql`case when u.id is not null then ${personColumn(sql`u`)} end as author`;

/** `scope`: of courses `c`. */
const sentFrom = (scope: SQL): SQL => sql`announcements a join courses c on c.id = a.course_id where ${scope}`;

export async function findSent(
  db: Database,
  scope: SQL,
  { order = 'desc', ...page }: { page: number; per_page: number; order?: 'asc' | 'desc' },
): Promise<{ rows: SentRow[]; total: number }> {
  const direction = sql.raw(order);
  const rows = await rowsOf<SentRow>(
    db,
    sql`select found.*, ${author} from (
        select a.id, json_build_object('id', c.id, 'name', c.name, 'slug', c.slug) as course, a.author_id, a.subject,
          a.body, a.audience, a.idle_days, a.send_at, a.sent_at, a.cancelled_at, a.deleted_at, a.told, a.removal_note,
          (select count(*)::int from announcement_recipients r
            where r.announcement_id = a.id and r.read_at is not null) as read
        from ${sentFrom(scope)} order by a.send_at ${direction}, a.id ${direction} ${pageOf(page)}) found
      left join users u on u.id = found.author_id
      order by found.send_at ${direction}, found.id ${direction}`,
  );
  const [all] = await rowsOf<{ total: number }>(db, sql`select count(*)::int as total from ${sentFrom(scope)}`);
  return { rows, total: all?.total ?? 0 };
}

export interface ReadableRow {
  id: string;
  author: PersonRow | null;
  author_id: string | null;
  subject: string;
  body: string;
  sent_at: string;
  read: boolean;
}

/** What went to this person in a course, and to all its learners. */
const readableFrom = (courseId: string, userId: string): SQL => sql`announcements a
  left join announcement_recipients r on r.announcement_id = a.id and r.user_id = ${userId}
  where a.course_id = ${courseId} and a.sent_at is not null and a.deleted_at is null
    and (a.audience = 'all' or r.user_id is not null or a.author_id = ${userId})`;

export async function findReadable(
  db: Database,
  { courseId, userId }: { courseId: string; userId: string },
  page: { page: number; per_page: number },
): Promise<{ rows: ReadableRow[]; total: number; unread: number }> {
  const rows = await rowsOf<ReadableRow>(
    db,
    sql`select found.*, ${author} from (
        select a.id, a.author_id, a.subject, a.body, a.sent_at, r.user_id is null or r.read_at is not null as read
        from ${readableFrom(courseId, userId)} order by a.sent_at desc, a.id desc ${pageOf(page)}) found
      left join users u on u.id = found.author_id
      order by found.sent_at desc, found.id desc`,
  );
  return { rows, ...(await countReadable(db, { courseId, userId })) };
}

/** How many announcements of a course this person can read, and how many of these are new to them. */
export async function countReadable(
  db: Database,
  { courseId, userId }: { courseId: string; userId: string },
): Promise<{ total: number; unread: number }> {
  const [counted] = await rowsOf<{ total: number; unread: number }>(
    db,
    sql`select count(*)::int as total,
        (count(*) filter (where r.user_id is not null and r.read_at is null))::int as unread
      from ${readableFrom(courseId, userId)}`,
  );
  return counted ?? { total: 0, unread: 0 };
}

/** Whether it went to this person, or to all learners of its course. */
export async function isReadable(
  db: Database,
  { id, courseId, userId }: { id: string; courseId: string; userId: string },
): Promise<boolean> {
  const found = await rowsOf(db, sql`select 1 from ${readableFrom(courseId, userId)} and a.id = ${id}`);
  return found.length > 0;
}
