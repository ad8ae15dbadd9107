import { and, eq, isNull, lt, sql, type SQL } from 'drizzle-orm';
import type { Visibility } from '@stoa/shared/contract/learning/portfolio-words.ts';
import type { Skill } from '@stoa/shared/contract/taxonomy/taxonomy.ts';
import { type Database, rowsOf } from '../../kernel/database/database.ts';
import { portfolioItems, portfolios, portfolioSkills, type PortfolioItemRow } from './portfolio.tables.ts';

/** A piece with what it rests on, as that is now. */
export interface ItemWithEvidence {
  id: string;
  user_id: string;
  title: string;
  summary: string;
  visibility: Visibility;
  share: string;
  created_at: Date | string;
  url: string | null;
  certificate: { slug: string; course_name: string; status: 'issued' | 'revoked' } | null;
  submission: { id: string; assignment: string; course_name: string; status: string } | null;
  skills: Skill[];
}

type By = { userId: string; visibility?: Visibility } | { id: string } | { share: string };

/** Pieces that were not taken out, newest first. */
export const findItems = (db: Database, by: By): Promise<ItemWithEvidence[]> =>
  rowsOf<ItemWithEvidence>(
    db,
    sql`select i.id, i.user_id, i.title, i.summary, i.visibility, i.share, i.created_at, i.url,
          case when k.id is not null
            then json_build_object('slug', k.slug, 'course_name', k.course_name, 'status', k.status) end as certificate,
          case when s.id is not null then json_build_object(
            'id', s.id, 'assignment', s.asked ->> 'title', 'course_name', coalesce(c.name, s.path_title), 'status', s.status) end as submission,
          coalesce((
            select json_agg(json_build_object('id', t.id, 'skill', t.skill, 'names', t.names) order by x."order")
            from portfolio_skills x join skills t on t.id = x.skill_id where x.item_id = i.id), '[]'::json) as skills
        from portfolio_items i
        left join certificates k on k.id = i.certificate_id
        left join submissions s on s.id = i.submission_id
        left join courses c on c.id = s.course_id
        where i.removed_at is null and ${asked(by)}
        order by i.created_at desc, i.id desc`,
  );

function asked(by: By): SQL {
  if ('id' in by) return sql`i.id = ${by.id}`;
  if ('share' in by) return sql`i.share = ${by.share} and i.visibility <> 'private'`;
  return by.visibility === undefined
    ? sql`i.user_id = ${by.userId}`
    : sql`i.user_id = ${by.userId} and i.visibility = ${by.visibility}`;
}

export async function findPortfolio(
  db: Database,
  by: { userId: string } | { share: string },
): Promise<typeof portfolios.$inferSelect | undefined> {
  const where = 'userId' in by ? eq(portfolios.userId, by.userId) : eq(portfolios.share, by.share);
  const [row] = await db.select().from(portfolios).where(where);
  return row;
}

/** There is one afterwards; nobody else adds to it until the transaction ends. */
export async function lockPortfolio(tx: Database, portfolio: typeof portfolios.$inferInsert): Promise<void> {
  await tx.insert(portfolios).values(portfolio).onConflictDoNothing();
  await tx.select().from(portfolios).where(eq(portfolios.userId, portfolio.userId)).for('update');
}

export const countItems = (tx: Database, userId: string): Promise<number> =>
  tx.$count(portfolioItems, and(eq(portfolioItems.userId, userId), isNull(portfolioItems.removedAt)));

/** Kept as it is until the transaction ends. */
export async function findItemLocked(tx: Database, id: string, userId: string): Promise<PortfolioItemRow | undefined> {
  const [row] = await tx
    .select()
    .from(portfolioItems)
    .where(and(eq(portfolioItems.id, id), eq(portfolioItems.userId, userId)))
    .for('update');
  return row;
}

/** Also one that was taken out. */
export const hasItemOf = async (tx: Database, submissionId: string): Promise<boolean> =>
  (await tx.$count(portfolioItems, eq(portfolioItems.submissionId, submissionId))) > 0;

export async function insertItem(tx: Database, item: typeof portfolioItems.$inferInsert): Promise<string> {
  const [row] = await tx.insert(portfolioItems).values(item).returning({ id: portfolioItems.id });
  return row!.id;
}

export async function updateItem(tx: Database, id: string, change: Partial<PortfolioItemRow>): Promise<void> {
  await tx.update(portfolioItems).set(change).where(eq(portfolioItems.id, id));
}

export async function replaceSkills(tx: Database, itemId: string, skillIds: readonly string[]): Promise<void> {
  await tx.delete(portfolioSkills).where(eq(portfolioSkills.itemId, itemId));
  await tx.insert(portfolioSkills).values(skillIds.map((skillId, order) => ({ itemId, skillId, order })));
}

export async function deleteRemovedItems(db: Database): Promise<void> {
  await db.delete(portfolioItems).where(lt(portfolioItems.removedAt, sql`now() - interval '1 day'`));
}
