import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { ModerationAction, ReportStatus } from '@stoa/shared/contract/community/community-words.ts';
import { personColumn, type PersonRow } from '../people/users/person-column.ts';
import { type Database, pageOf, rowsOf } from '../kernel/database/database.ts';
import { communityDecisions, communityReports, type RemovedBy, type ReportRow } from './community.tables.ts';

export interface ReportShapeRow {
  id: string;
  post_id: string;
  reply_id: string | null;
  status: ReportStatus;
  reason: string;
  title: string;
  body: string;
  changed: boolean;
  reporter: PersonRow | null;
  author: PersonRow | null;
  decided_by: PersonRow | null;
  created_at: string;
  decided_at: string | null;
  note: string | null;
  deleted_at: string | null;
  deleted_by_role: RemovedBy | null;
  removal_note: string | null;
}

/** False where this person reported it before. */
export async function insertReport(tx: Database, row: typeof communityReports.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(communityReports)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: communityReports.id });
  return rows.length > 0;
}

/** The reports that a moderator may see: none against what they wrote themselves. */
const visibleTo = (moderatorId: string): SQL =>
  sql`case when r.id is null then p.author_id else r.author_id end is distinct from ${moderatorId}`;

const tables = sql`community_reports g
  join community_posts p on p.id = g.post_id
  left join community_replies r on r.id = g.reply_id
  left join users reporter on reporter.id = g.reporter_id
  left join users author on author.id = case when r.id is null then p.author_id else r.author_id end
  left join users decider on decider.id = g.decided_by`;

const orNull = (user: SQL): SQL => sql`case when ${user}.id is not null then ${personColumn(user)} end`;

const columns = sql`g.id, g.post_id, g.reply_id, g.status, g.reason, g.title, g.body, g.created_at, g.decided_at, g.note,
  coalesce(r.body, p.body) <> g.body or (r.id is null and p.title <> g.title) as changed,
  case when r.id is null then p.deleted_at else r.deleted_at end as deleted_at,
  case when r.id is null then p.deleted_by_role else r.deleted_by_role end as deleted_by_role,
  case when r.id is null then p.removal_note else r.removal_note end as removal_note,
  ${orNull(sql`reporter`)} as reporter, ${orNull(sql`author`)} as author, ${orNull(sql`decider`)} as decided_by`;

export function findReports(
  db: Database,
  { status, moderatorId, ...page }: { status: ReportStatus; moderatorId: string; page: number; per_page: number },
): Promise<ReportShapeRow[]> {
  const order = status === 'pending' ? sql`g.created_at, g.id` : sql`g.decided_at desc, g.id desc`;
  return rowsOf<ReportShapeRow>(
    db,
    sql`select ${columns} from ${tables} where g.status = ${status} and ${visibleTo(moderatorId)}
        order by ${order} ${pageOf(page)}`,
  );
}

export async function findReportShape(db: Database, id: string): Promise<ReportShapeRow | undefined> {
  const [row] = await rowsOf<ReportShapeRow>(db, sql`select ${columns} from ${tables} where g.id = ${id}`);
  return row;
}

export async function countReports(db: Database, moderatorId: string): Promise<Record<ReportStatus, number>> {
  const rows = await rowsOf<{ status: ReportStatus; count: number }>(
    db,
    sql`select g.status, count(*)::int as count from ${tables} where ${visibleTo(moderatorId)} group by g.status`,
  );
  const counts: Record<ReportStatus, number> = { pending: 0, accepted: 0, rejected: 0 };
  for (const { status, count } of rows) counts[status] = count;
  return counts;
}

export async function findReport(db: Database, id: string): Promise<ReportRow | undefined> {
  const [row] = await db.select().from(communityReports).where(eq(communityReports.id, id));
  return row;
}

/** Open reports of the same text. */
export function findOpenReports(
  tx: Database,
  { postId, replyId }: Pick<ReportRow, 'postId' | 'replyId'>,
): Promise<ReportRow[]> {
  return tx
    .select()
    .from(communityReports)
    .where(
      and(
        eq(communityReports.postId, postId),
        replyId === null ? isNull(communityReports.replyId) : eq(communityReports.replyId, replyId),
        eq(communityReports.status, 'pending'),
      ),
    );
}

export async function updateReport(tx: Database, id: string, change: Partial<ReportRow>): Promise<void> {
  await tx.update(communityReports).set(change).where(eq(communityReports.id, id));
}

export async function insertDecision(tx: Database, row: typeof communityDecisions.$inferInsert): Promise<void> {
  await tx.insert(communityDecisions).values(row);
}

export interface DecisionRow {
  id: string;
  action: ModerationAction;
  moderator: PersonRow | null;
  post_id: string;
  reply_id: string | null;
  title: string;
  reason: string | null;
  created_at: string;
}

export function findDecisions(db: Database, page: { page: number; per_page: number }): Promise<DecisionRow[]> {
  return rowsOf<DecisionRow>(
    db,
    sql`select d.id, d.action, d.post_id, d.reply_id, d.title, d.reason, d.created_at, ${orNull(sql`u`)} as moderator
        from community_decisions d left join users u on u.id = d.moderator_id
        order by d.created_at desc, d.id desc ${pageOf(page)}`,
  );
}

export const countDecisions = (db: Database): Promise<number> => db.$count(communityDecisions);
