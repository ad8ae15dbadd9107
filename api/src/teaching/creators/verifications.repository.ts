import { and, asc, desc, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import {
  ID_DOCUMENT_DAYS,
  verificationStatuses,
  type VerificationStatus,
} from '@stoa/shared/contract/teaching/creator-words.ts';
import { users } from '../../kernel/users.tables.ts';
import { type Database, rowsOf } from '../../kernel/database/database.ts';
import { files } from '../../files/files.tables.ts';
import { creatorVerifications, type VerificationRow } from './creators.tables.ts';
import { hasOpenAppeal } from './verification-events.ts';

export async function insertVerification(
  tx: Database,
  row: typeof creatorVerifications.$inferInsert,
): Promise<VerificationRow> {
  const [inserted] = await tx.insert(creatorVerifications).values(row).returning();
  if (inserted === undefined) throw new Error('The new request was not returned.');
  return inserted;
}

export async function updateVerification(tx: Database, id: string, change: Partial<VerificationRow>): Promise<void> {
  await tx.update(creatorVerifications).set(change).where(eq(creatorVerifications.id, id));
}

export async function findVerification(db: Database, id: string): Promise<VerificationRow | undefined> {
  const [row] = await db.select().from(creatorVerifications).where(eq(creatorVerifications.id, id));
  return row;
}

export async function findNewestVerification(db: Database, userId: string): Promise<VerificationRow | undefined> {
  const [row] = await db
    .select()
    .from(creatorVerifications)
    .where(eq(creatorVerifications.userId, userId))
    .orderBy(desc(creatorVerifications.requestedAt))
    .limit(1);
  return row;
}

/** A request with the person who sent it, as it is listed. */
export type ListedRow = VerificationRow & { email: string; earlierDenials: number };

/** Rows that are older than the column tell it as their decision. */
const revokedWhen = sql`coalesce(${creatorVerifications.revokedAt}, ${creatorVerifications.decidedAt})`;

/** Who waits longest comes first; of what is decided, the newest, and an appeal before all. */
export function findVerifications(
  db: Database,
  { status, page, per_page }: { status: VerificationStatus; page: number; per_page: number },
): Promise<ListedRow[]> {
  const order =
    status === 'pending'
      ? [asc(creatorVerifications.requestedAt), asc(creatorVerifications.id)]
      : status === 'revoked'
        ? [desc(hasOpenAppeal), desc(revokedWhen), desc(creatorVerifications.id)]
        : [desc(creatorVerifications.decidedAt), desc(creatorVerifications.id)];
  return listed(db, eq(creatorVerifications.status, status))
    .orderBy(...order)
    .limit(per_page)
    .offset((page - 1) * per_page);
}

export async function findListed(db: Database, id: string): Promise<ListedRow | undefined> {
  const [row] = await listed(db, eq(creatorVerifications.id, id));
  return row;
}

const listed = (db: Database, which: SQL) =>
  db
    .select({
      ...getTableColumns(creatorVerifications),
      email: users.email,
      earlierDenials: sql<number>`(select count(*)::int from creator_verifications v
        where v.user_id = ${creatorVerifications.userId} and v.status = 'denied'
          and v.requested_at < ${creatorVerifications.requestedAt})`,
    })
    .from(creatorVerifications)
    .innerJoin(users, eq(users.id, creatorVerifications.userId))
    .where(and(which));

export async function countVerifications(db: Database): Promise<Record<VerificationStatus, number>> {
  const rows = await rowsOf<{ status: VerificationStatus; count: number }>(
    db,
    sql`select status, count(*)::int as count from creator_verifications group by status`,
  );
  const counts = new Map(rows.map(({ status, count }) => [status, count]));
  return Object.fromEntries(verificationStatuses.map((status) => [status, counts.get(status) ?? 0])) as Record<
    VerificationStatus,
    number
  >;
}

/** Takes identity documents out of requests that were decided long enough ago, and says which files these were. */
export async function releaseIdDocuments(tx: Database): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    tx,
    sql`with due as (
          select id, id_document_file_id as file_id from creator_verifications
          where id_document_file_id is not null and decided_at < now() - make_interval(days => ${ID_DOCUMENT_DAYS})
          for update)
        update creator_verifications v set id_document_file_id = null from due where v.id = due.id
        returning due.file_id as id`,
  );
  return rows.map(({ id }) => id);
}

/** Files that were uploaded for a request which was never sent, or was sent with others in the end. */
export async function findForgottenFiles(db: Database): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select id from files
        where purpose in ('sample_video', 'id_document') and state = 'ready' and created_at < now() - interval '1 day'
          and ${isUnshown}`,
  );
  return rows.map(({ id }) => id);
}

/** Those of these files that no request shows. */
export async function findUnshown(db: Database, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select id from files where ${inArray(files.id, [...ids])} and ${isUnshown} order by id`,
  );
  return rows.map(({ id }) => id);
}

const isUnshown = sql`not exists (
  select from creator_verifications v where v.sample_video_file_id = files.id or v.id_document_file_id = files.id)`;
