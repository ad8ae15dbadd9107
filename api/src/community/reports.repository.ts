import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ModerationAction, ReportStatus } from '@stoa/shared/contract/community/community-words.ts';
import type { DiscussionRemover } from '@stoa/shared/contract/learning/discussion-words.ts';
import { personColumn, type PersonRow } from '../people/users/person-column.ts';
import { type Database, pageOf, rowsOf } from '../kernel/database/database.ts';
import { communityDecisions, communityReports, type ReportRow } from './community.tables.ts';

/** What a report or a decision is about: see the tables. */
export interface JudgedColumns {
  post_id: string | null;
  reply_id: string | null;
  discussion_id: string | null;
  announcement_id: string | null;
  /** Where the text of a course is read. */
  discussion: { slug: string; lessonId: string | null; threadId: string } | null;
  announcement: { slug: string } | null;
}

export interface ReportShapeRow extends JudgedColumns {
  id: string;
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
  deleted_by_role: DiscussionRemover | null;
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

/** Of the text that was reported: `r` of a reply, `d` of one in a course, `a` of an announcement, else `p` of a post. */
const ofText = (texts: { reply: SQL; discussion: SQL; announcement: SQL; post: SQL }): SQL => sql`case
  when r.id is not null then ${texts.reply} when d.id is not null then ${texts.discussion}
  when a.id is not null then ${texts.announcement} else ${texts.post} end`;
const authorId = ofText({
  reply: sql`r.author_id`,
  discussion: sql`d.user_id`,
  announcement: sql`a.author_id`,
  post: sql`p.author_id`,
});

/** The reports that a moderator may see: none against what they wrote themselves. */
const visibleTo = (moderatorId: string): SQL => sql`${authorId} is distinct from ${moderatorId}`;

/** What `g`, a report or a decision, is about. */
const subjectTables = sql`left join community_posts p on p.id = g.post_id
  left join community_replies r on r.id = g.reply_id
  left join discussions d on d.id = g.discussion_id
  left join announcements a on a.id = g.announcement_id
  left join courses c on c.id = coalesce(d.course_id, a.course_id)`;
const subjectColumns = sql`g.post_id, g.reply_id, g.discussion_id, g.announcement_id,
  case when a.id is not null then json_build_object('slug', c.slug) end as announcement,
  case when d.id is not null then json_build_object(
    'slug', c.slug, 'lessonId', d.lesson_id, 'threadId', coalesce(d.parent_id, d.id)) end as discussion`;

const tables = sql`community_reports g ${subjectTables}
  left join users reporter on reporter.id = g.reporter_id
  left join users author on author.id = ${authorId}
  left join users decider on decider.id = g.decided_by`;

/** `from …` of those, without the word; `g` is the report. */
export const visibleReports = (moderatorId: string): SQL => sql`${tables} where ${visibleTo(moderatorId)}`;

const orNull = (user: SQL): SQL => sql`case when ${user}.id is not null then ${personColumn(user)} end`;

const columns = sql`g.id, ${subjectColumns}, g.status, g.reason, g.title, g.body, g.created_at, g.decided_at, g.note,
  coalesce(r.body, d.body, a.body, p.body) <> g.body
    or (r.id is null and p.id is not null and p.title <> g.title) as changed,
  ${ofText({
    reply: sql`r.deleted_at`,
    discussion: sql`d.deleted_at`,
    announcement: sql`a.deleted_at`,
    post: sql`p.deleted_at`,
  })} as deleted_at,
  ${ofText({
    reply: sql`r.deleted_by_role`,
    discussion: sql`d.deleted_by_role`,
    announcement: sql`case when a.deleted_at is not null then 'moderator' end`,
    post: sql`p.deleted_by_role`,
  })} as deleted_by_role,
  ${ofText({
    reply: sql`r.removal_note`,
    discussion: sql`d.removal_note`,
    announcement: sql`a.removal_note`,
    post: sql`p.removal_note`,
  })} as removal_note,
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
    sql`select g.status, count(*)::int as count from ${visibleReports(moderatorId)} group by g.status`,
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
  {
    postId,
    replyId,
    discussionId,
    announcementId,
  }: Pick<ReportRow, 'postId' | 'replyId' | 'discussionId' | 'announcementId'>,
): Promise<ReportRow[]> {
  return tx
    .select()
    .from(communityReports)
    .where(
      and(
        isNotDistinct(communityReports.postId, postId),
        isNotDistinct(communityReports.replyId, replyId),
        isNotDistinct(communityReports.discussionId, discussionId),
        isNotDistinct(communityReports.announcementId, announcementId),
        eq(communityReports.status, 'pending'),
      ),
    );
}

const isNotDistinct = (column: PgColumn, id: string | null): SQL => (id === null ? isNull(column) : eq(column, id));

export async function updateReport(tx: Database, id: string, change: Partial<ReportRow>): Promise<void> {
  await tx.update(communityReports).set(change).where(eq(communityReports.id, id));
}

export async function insertDecision(tx: Database, row: typeof communityDecisions.$inferInsert): Promise<void> {
  await tx.insert(communityDecisions).values(row);
}

export interface DecisionRow extends JudgedColumns {
  id: string;
  action: ModerationAction;
  moderator: PersonRow | null;
  title: string;
  reason: string | null;
  created_at: string;
}

export function findDecisions(db: Database, page: { page: number; per_page: number }): Promise<DecisionRow[]> {
  return rowsOf<DecisionRow>(
    db,
    sql`select g.id, g.action, ${subjectColumns}, g.title, g.reason, g.created_at, ${orNull(sql`u`)} as moderator
        from community_decisions g ${subjectTables} left join users u on u.id = g.moderator_id
        order by g.created_at desc, g.id desc ${pageOf(page)}`,
  );
}

export const countDecisions = (db: Database): Promise<number> => db.$count(communityDecisions);
