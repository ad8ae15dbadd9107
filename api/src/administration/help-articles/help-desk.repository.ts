import { and, asc, desc, eq, getTableColumns, max, sql } from 'drizzle-orm';
import type { HelpContent } from '@stoa/shared/contract/administration/help-articles.ts';
import type { Database } from '../../kernel/database/database.ts';
import { users } from '../../kernel/users.tables.ts';
import { helpAnswers, type HelpArticleRow, helpArticles, helpVersions } from './help-articles.tables.ts';

/** One after the other: of two who write, the second is told. */
export const lockHelp = (tx: Database) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('help centre', 0))`);

export type SavedArticle = HelpArticleRow & { content: HelpContent };

const saved = { ...getTableColumns(helpArticles), content: helpVersions.content };
const newest = and(eq(helpVersions.articleId, helpArticles.id), eq(helpVersions.number, helpArticles.version));

/** All, as they were last saved, in their order. */
export const findArticles = (db: Database): Promise<SavedArticle[]> =>
  db
    .select(saved)
    .from(helpArticles)
    .innerJoin(helpVersions, newest)
    .orderBy(asc(helpArticles.position), asc(helpArticles.id));

export async function findArticle(db: Database, id: string): Promise<SavedArticle | undefined> {
  const [row] = await db
    .select(saved)
    .from(helpArticles)
    .innerJoin(helpVersions, newest)
    .where(eq(helpArticles.id, id));
  return row;
}

export async function isHelpSlugTaken(db: Database, slug: string): Promise<boolean> {
  const [row] = await db.select({ id: helpArticles.id }).from(helpArticles).where(eq(helpArticles.slug, slug));
  return row !== undefined;
}

export async function lastHelpPosition(db: Database): Promise<number> {
  const [row] = await db.select({ last: max(helpArticles.position) }).from(helpArticles);
  return row?.last ?? 0;
}

interface NewArticle extends Pick<HelpArticleRow, 'id' | 'slug' | 'position'> {
  content: HelpContent;
  savedBy: string | null;
  /** It came with the product, and stands in the help centre at once. */
  shippedAs?: string;
}

export async function insertArticle(tx: Database, { content, savedBy, shippedAs, ...article }: NewArticle) {
  const shipped = shippedAs === undefined ? {} : { shippedAs, publishedVersion: 1, publishedAt: new Date() };
  await tx.insert(helpArticles).values({ ...article, ...shipped });
  await tx.insert(helpVersions).values({ articleId: article.id, number: 1, content, savedBy });
}

/** Adds a version; what is published stays until it is told otherwise. */
export async function insertHelpVersion(
  tx: Database,
  { id, slug, number, content, savedBy }: Pick<NewArticle, 'id' | 'slug' | 'content' | 'savedBy'> & { number: number },
): Promise<void> {
  await tx.insert(helpVersions).values({ articleId: id, number, content, savedBy });
  await tx.update(helpArticles).set({ slug, version: number }).where(eq(helpArticles.id, id));
}

export const updatePublished = (tx: Database, id: string, publishedVersion: number | null) =>
  tx
    .update(helpArticles)
    .set({ publishedVersion, ...(publishedVersion !== null && { publishedAt: new Date() }) })
    .where(eq(helpArticles.id, id));

export async function updateHelpOrder(tx: Database, ids: readonly string[]): Promise<void> {
  for (const [position, id] of ids.entries())
    await tx.update(helpArticles).set({ position }).where(eq(helpArticles.id, id));
}

/** Newest first. */
export const findHelpVersions = (db: Database, id: string) =>
  db
    .select({ ...getTableColumns(helpVersions), savedByName: users.fullName })
    .from(helpVersions)
    .leftJoin(users, eq(users.id, helpVersions.savedBy))
    .where(eq(helpVersions.articleId, id))
    .orderBy(desc(helpVersions.number));

/** Article → how many found it helpful, and how many did not. */
export async function countHelpAnswers(db: Database): Promise<Map<string, { helpful: number; unhelpful: number }>> {
  const rows = await db
    .select({
      id: helpAnswers.articleId,
      helpful: sql<number>`(count(*) filter (where ${helpAnswers.isHelpful}))::int`,
      unhelpful: sql<number>`(count(*) filter (where not ${helpAnswers.isHelpful}))::int`,
    })
    .from(helpAnswers)
    .groupBy(helpAnswers.articleId);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}
