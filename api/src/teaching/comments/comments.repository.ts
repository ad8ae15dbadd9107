import { and, asc, count, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { reviewComments, reviewReplies } from './comments.tables.ts';

export type CommentRow = typeof reviewComments.$inferSelect;

export const findComments = (db: Database, courseId: string): Promise<CommentRow[]> =>
  db
    .select()
    .from(reviewComments)
    .where(eq(reviewComments.courseId, courseId))
    .orderBy(asc(reviewComments.createdAt), asc(reviewComments.id));

export async function findComment(db: Database, id: string): Promise<CommentRow | undefined> {
  const [row] = await db.select().from(reviewComments).where(eq(reviewComments.id, id));
  return row;
}

/** Below these comments, oldest first. */
export const findReplies = (
  db: Database,
  commentIds: readonly string[],
): Promise<(typeof reviewReplies.$inferSelect)[]> =>
  commentIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(reviewReplies)
        .where(inArray(reviewReplies.commentId, [...commentIds]))
        .orderBy(asc(reviewReplies.createdAt), asc(reviewReplies.id));

export async function insertReply(db: Database, row: typeof reviewReplies.$inferInsert): Promise<void> {
  await db.insert(reviewReplies).values(row);
}

export async function insertComment(db: Database, row: typeof reviewComments.$inferInsert): Promise<void> {
  await db.insert(reviewComments).values(row);
}

export async function resolveComment(db: Database, id: string, by: string): Promise<void> {
  await db
    .update(reviewComments)
    .set({ resolvedAt: new Date(), resolvedBy: by })
    .where(and(eq(reviewComments.id, id), isNull(reviewComments.resolvedAt)));
}

/** What reviewers asked of a revision that is no more. */
export async function resolveCommentsOf(db: Database, revisionId: string, by: string): Promise<void> {
  await db
    .update(reviewComments)
    .set({ resolvedAt: new Date(), resolvedBy: by })
    .where(and(eq(reviewComments.revisionId, revisionId), isNull(reviewComments.resolvedAt)));
}

export async function countOpenBlocking(db: Database, courseId: string): Promise<number> {
  const [row] = await db
    .select({ open: count() })
    .from(reviewComments)
    .where(
      and(eq(reviewComments.courseId, courseId), eq(reviewComments.blocking, true), isNull(reviewComments.resolvedAt)),
    );
  return row?.open ?? 0;
}
