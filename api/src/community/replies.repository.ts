import { eq, sql } from 'drizzle-orm';
import { personColumn } from '../people/users/person-column.ts';
import { type Database, pageOf, rowsOf } from '../kernel/database/database.ts';
import { communityReplies, type ReplyRow } from './community.tables.ts';
import { contentColumns, type ReplyShapeRow } from './content-shape.ts';

const selectReplies = (viewerId: string | undefined) => sql`
  select ${contentColumns(sql`r`, 'reply_id', viewerId)}, r.post_id,
    r.deleted_at is null and p.board = 'help' and p.accepted_reply_id is not distinct from r.id as accepted,
    json_build_object('board', p.board, 'locked', p.locked, 'authorId', p.author_id, 'deletedAt', p.deleted_at) as thread,
    case when o.id is not null then json_build_object(
      'id', o.id, 'deleted', o.deleted_at is not null, 'body', left(o.body, 400),
      'author', case when ou.id is not null then ${personColumn(sql`ou`)} end) end as reply_to
  from community_replies r
  join community_posts p on p.id = r.post_id
  left join users u on u.id = r.author_id
  left join community_replies o on o.id = r.reply_to_id
  left join users ou on ou.id = o.author_id`;

export function findReplies(
  db: Database,
  postId: string,
  { viewerId, ...page }: { viewerId: string | undefined; page: number; per_page: number },
): Promise<ReplyShapeRow[]> {
  return rowsOf<ReplyShapeRow>(
    db,
    sql`${selectReplies(viewerId)} where r.post_id = ${postId} order by r.created_at, r.id ${pageOf(page)}`,
  );
}

export async function findReply(
  db: Database,
  id: string,
  viewerId: string | undefined,
): Promise<ReplyShapeRow | undefined> {
  const [row] = await rowsOf<ReplyShapeRow>(db, sql`${selectReplies(viewerId)} where r.id = ${id}`);
  return row;
}

export const countReplies = (db: Database, postId: string): Promise<number> =>
  db.$count(communityReplies, eq(communityReplies.postId, postId));

export async function findReplyRow(db: Database, id: string): Promise<ReplyRow | undefined> {
  const [row] = await db.select().from(communityReplies).where(eq(communityReplies.id, id));
  return row;
}

/**
 * False where a reply has this id already. Its time is taken now, not when the transaction began: replies come one after
 * another, and a later one must not stand before one that was read already.
 */
export async function insertReply(
  db: Database,
  row: Omit<typeof communityReplies.$inferInsert, 'createdAt'>,
): Promise<boolean> {
  const values = { ...row, createdAt: sql`clock_timestamp()` };
  const rows = await db
    .insert(communityReplies)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: communityReplies.id });
  return rows.length > 0;
}

export async function updateReplyRow(tx: Database, id: string, change: Partial<ReplyRow>): Promise<void> {
  await tx.update(communityReplies).set(change).where(eq(communityReplies.id, id));
}
