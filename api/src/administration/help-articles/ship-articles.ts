import { isDeepStrictEqual } from 'node:util';
import { v7 } from 'uuid';
import type { HelpDraft } from '@stoa/shared/contract/administration/help-articles.ts';
import type { Database } from '../../kernel/database/database.ts';
import {
  findArticles,
  findHelpVersions,
  insertArticle,
  insertHelpVersion,
  isHelpSlugTaken,
  lockHelp,
  type SavedArticle,
  updatePublished,
} from './help-desk.repository.ts';
import { shippedArticles } from './shipped/shipped-articles.ts';

/**
 * Brings the articles that come with the product into the help centre: new ones at their place, and newer words of those
 * that nobody of this site has touched. What somebody wrote, ordered or took out stays as they left it.
 */
export const shipArticles = (db: Database, shipped: readonly HelpDraft[] = shippedArticles): Promise<void> =>
  db.transaction(async (tx) => {
    await lockHelp(tx);
    const known = new Map((await findArticles(tx)).map((article) => [article.shippedAs, article]));
    for (const [position, article] of shipped.entries()) {
      const found = known.get(article.slug);
      if (found === undefined) await addArticle(tx, article, position);
      else await renewArticle(tx, article, found);
    }
  });

async function addArticle(tx: Database, { slug, ...content }: HelpDraft, position: number): Promise<void> {
  const isTaken = await isHelpSlugTaken(tx, slug);
  const address = isTaken ? `${slug}-shipped` : slug;
  await insertArticle(tx, { id: v7(), slug: address, position, content, savedBy: null, shippedAs: slug });
}

async function renewArticle(tx: Database, { slug: _, ...content }: HelpDraft, found: SavedArticle): Promise<void> {
  if (found.publishedVersion !== found.version || isDeepStrictEqual(found.content, content)) return;
  const versions = await findHelpVersions(tx, found.id);
  if (versions.some(({ savedBy, number }) => savedBy !== null || number > found.version)) return;
  const number = found.version + 1;
  await insertHelpVersion(tx, { id: found.id, slug: found.slug, number, content, savedBy: null });
  await updatePublished(tx, found.id, number);
}
