import { and, asc, count, desc, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Order } from '@stoa/shared/contract/kernel/sort-orders.ts';
import {
  ID_DOCUMENT_DAYS,
  verificationStatuses,
  type VerificationSort,
  type VerificationStatus,
} from '@stoa/shared/contract/teaching/creator-words.ts';
import type { verificationFilters } from '@stoa/shared/contract/teaching/creators.ts';
import type { Batch } from '../../files/list-csv.ts';
import { users } from '../../kernel/users.tables.ts';
import { type Database, rowsOf } from '../../kernel/database/database.ts';
import { isBehind } from '../../kernel/database/in-order.ts';
import { likePattern } from '../../kernel/database/like-pattern.ts';
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
export type ListedRow = VerificationRow & { email: string; fullName: string; earlierDenials: number };

/** Rows that are older than the column tell it as their decision. */
const revokedWhen = sql`coalesce(${creatorVerifications.revokedAt}, ${creatorVerifications.decidedAt})`;

type Filters = z.output<typeof verificationFilters>;
interface InPages {
  page: number;
  per_page: number;
  sort: VerificationSort;
  order?: Order | undefined;
}

const since: Readonly<Record<VerificationStatus, SQL>> = {
  pending: sql`${creatorVerifications.requestedAt}`,
  granted: sql`${creatorVerifications.decidedAt}`,
  denied: sql`${creatorVerifications.decidedAt}`,
  revoked: revokedWhen,
};

/** Who waits longest comes first; of what is decided, the newest; and an appeal before all, whichever way round. */
function orderOf({ status, sort, order }: Filters & InPages): SQL[] {
  const way = order ?? (sort === 'since' && status !== 'pending' ? 'descending' : 'ascending');
  const turned = (by: SQL) => (way === 'ascending' ? asc(by) : desc(by));
  const { id } = creatorVerifications;
  if (sort === 'name') return [turned(sql`lower(${users.fullName})`), turned(sql`${id}`)];
  return [...(status === 'revoked' ? [desc(hasOpenAppeal)] : []), turned(since[status]), turned(sql`${id}`)];
}

const isListed = ({ status, search }: Filters): SQL | undefined =>
  and(
    eq(creatorVerifications.status, status),
    search
      ? sql`plain_words(concat_ws(' ', ${users.fullName}, ${creatorVerifications.legalName}, ${users.email}, ${creatorVerifications.headline}))
          like plain_words(${likePattern(search)})`
      : undefined,
  );

export const findVerifications = (db: Database, query: Filters & InPages): Promise<ListedRow[]> =>
  listed(db, isListed(query))
    .orderBy(...orderOf(query))
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page);

export const findVerificationsBehind = (
  db: Database,
  filters: Filters,
  { after, limit }: Batch,
): Promise<ListedRow[]> =>
  listed(db, and(isListed(filters), isBehind(sql`${creatorVerifications.id}`, after)))
    .orderBy(creatorVerifications.id)
    .limit(limit);

export async function countListed(db: Database, filters: Filters): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(creatorVerifications)
    .innerJoin(users, eq(users.id, creatorVerifications.userId))
    .where(isListed(filters));
  return row?.count ?? 0;
}

export async function findListed(db: Database, id: string): Promise<ListedRow | undefined> {
  const [row] = await listed(db, eq(creatorVerifications.id, id));
  return row;
}

const listed = (db: Database, which: SQL | undefined) =>
  db
    .select({
      ...getTableColumns(creatorVerifications),
      email: users.email,
      fullName: users.fullName,
      earlierDenials: sql<number>`(select count(*)::int from creator_verifications v
        where v.user_id = ${creatorVerifications.userId} and v.status = 'denied'
          and v.requested_at < ${creatorVerifications.requestedAt})`,
    })
    .from(creatorVerifications)
    .innerJoin(users, eq(users.id, creatorVerifications.userId))
    .where(which);

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
