import { v7 } from 'uuid';
import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import type {
  HelpContent,
  HelpDeskArticle,
  HelpDeskRow,
  HelpDraft,
} from '@stoa/shared/contract/administration/help-articles.ts';
import { MOST_HELP_ARTICLES } from '@stoa/shared/contract/administration/help-words.ts';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import { locales } from '@stoa/shared/contract/site/locales.ts';
import { type AuditedAct, recordAudit } from '../../kernel/audit/record-audit.ts';
import { type Database, instantOf } from '../../kernel/database/database.ts';
import { invalid, notFound, Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import {
  countHelpAnswers,
  findArticle,
  findArticles,
  findHelpVersions,
  insertArticle,
  insertHelpVersion,
  isHelpSlugTaken,
  lastHelpPosition,
  lockHelp,
  type SavedArticle,
  updateHelpOrder,
  updatePublished,
} from './help-desk.repository.ts';

export async function listHelpDesk(db: Database): Promise<HelpDeskRow[]> {
  const [articles, answers] = [await findArticles(db), await countHelpAnswers(db)];
  return articles.map((article) => ({
    ...{ id: article.id, version: article.version, slug: article.slug, state: stateOf(article) },
    ...{ topic: article.content.topic, audiences: article.content.audiences },
    title: article.content.words.en.title,
    ...(answers.get(article.id) ?? { helpful: 0, unhelpful: 0 }),
  }));
}

export async function getHelpDesk(db: Database, id: string): Promise<HelpDeskArticle> {
  const article = await findArticle(db, id);
  if (article === undefined) throw notFound();
  const versions = await findHelpVersions(db, id);
  return {
    ...{ id, version: article.version, slug: article.slug, content: article.content },
    state: stateOf(article),
    is_fixed: article.publishedAt !== null,
    versions: versions.map(({ number, savedAt, savedByName }) => ({
      number,
      saved_at: instantOf(savedAt),
      saved_by: savedByName,
      is_published: number === article.publishedVersion,
    })),
  };
}

export async function getHelpVersion(db: Database, id: string, wanted: number): Promise<HelpContent> {
  const found = (await findHelpVersions(db, id)).find(({ number }) => number === wanted);
  if (found === undefined) throw notFound();
  return found.content;
}

export const createHelp = (db: Database, { user }: Viewer, draft: HelpDraft): Promise<Reply<'createHelp'>> =>
  db.transaction(async (tx) => {
    await lockHelp(tx);
    await requireFreeSlug(tx, draft.slug);
    if ((await findArticles(tx)).length >= MOST_HELP_ARTICLES)
      throw invalid({ slug: rule('The help centre holds at most 300 articles.') });
    const { slug, ...content } = draft;
    const id = v7();
    await insertArticle(tx, { id, slug, content, position: (await lastHelpPosition(tx)) + 1, savedBy: user.id });
    await recordAudit(tx, actOn({ id, slug, content }, 'help_article_created', user.id));
    return { id };
  });

type OnVersion = { id: string; base_version: number };

export async function saveHelp(
  db: Database,
  { user }: Viewer,
  { id, base_version, slug, ...content }: HelpDraft & OnVersion,
): Promise<HelpDeskArticle> {
  await db.transaction(async (tx) => {
    const before = await requireArticleAt(tx, id, base_version);
    if (slug !== before.slug) {
      if (before.publishedAt !== null) throw invalid({ slug: rule('This address stays: others may link to it.') });
      await requireFreeSlug(tx, slug);
    }
    await insertHelpVersion(tx, { id, slug, number: base_version + 1, content, savedBy: user.id });
    await recordAudit(tx, actOn({ id, slug, content }, 'help_article_changed', user.id, base_version + 1));
  });
  return getHelpDesk(db, id);
}

export async function publishHelp(db: Database, { user }: Viewer, { id, base_version }: OnVersion) {
  await db.transaction(async (tx) => {
    const article = await requireArticleAt(tx, id, base_version);
    requireWhole(article.content);
    await updatePublished(tx, id, article.version);
    await recordAudit(tx, actOn(article, 'help_article_published', user.id, article.version));
  });
  return getHelpDesk(db, id);
}

export async function unpublishHelp(db: Database, { user }: Viewer, { id, base_version }: OnVersion) {
  await db.transaction(async (tx) => {
    const article = await requireArticleAt(tx, id, base_version);
    if (article.publishedVersion === null) return;
    await updatePublished(tx, id, null);
    await recordAudit(tx, actOn(article, 'help_article_unpublished', user.id, article.publishedVersion));
  });
  return getHelpDesk(db, id);
}

/** Articles that somebody added since are put nowhere unseen. */
export const orderHelp = (db: Database, { user }: Viewer, ids: readonly string[]): Promise<Reply<'orderHelp'>> =>
  db.transaction(async (tx) => {
    await lockHelp(tx);
    const articles = await findArticles(tx);
    const wanted = new Set(ids);
    if (wanted.size !== articles.length || !articles.every(({ id }) => wanted.has(id))) throw changedSince();
    await updateHelpOrder(tx, [...wanted]);
    const slugOf = new Map(articles.map(({ id, slug }) => [id, slug]));
    await recordAudit(tx, {
      kind: 'help_articles_ordered',
      actorId: user.id,
      subject: { type: 'help-article', id: 'order' },
      before: { order: articles.map(({ slug }) => slug) },
      after: { order: [...wanted].map((id) => slugOf.get(id) ?? '') },
    });
    return { ok: true };
  });

const changedSince = (): Problem =>
  new Problem('conflict', 'Someone has changed this since then. Look at it as it is now, and try again.');

async function requireArticleAt(tx: Database, id: string, version: number): Promise<SavedArticle> {
  await lockHelp(tx);
  const article = await findArticle(tx, id);
  if (article === undefined) throw notFound();
  if (article.version !== version) throw changedSince();
  return article;
}

async function requireFreeSlug(tx: Database, slug: string): Promise<void> {
  if (await isHelpSlugTaken(tx, slug)) throw invalid({ slug: rule('Another article has this address.') });
}

function requireWhole({ words }: HelpContent): void {
  const empty = locales.flatMap((locale) =>
    (['title', 'summary', 'text'] as const)
      .filter((part) => words[locale][part].trim() === '')
      .map((part) => `${locale}.${part}`),
  );
  const wanted = rule('Write this in both languages before the article is published.');
  if (empty.length > 0) throw invalid(Object.fromEntries(empty.map((part) => [`words.${part}`, wanted])));
}

function stateOf({ publishedVersion, publishedAt, version }: SavedArticle): HelpDeskRow['state'] {
  if (publishedVersion === null) return publishedAt === null ? 'draft' : 'unpublished';
  return publishedVersion === version ? 'published' : 'changed';
}

/** The log tells what happened to an article; its texts stand in its versions. */
const actOn = (
  { id, slug, content }: Pick<SavedArticle, 'id' | 'slug' | 'content'>,
  kind: AuditedAct['kind'],
  actorId: string,
  version = 1,
): AuditedAct => ({
  kind,
  actorId,
  subject: { type: 'help-article', id, name: content.words.en.title },
  after: { version, slug, topic: content.topic, audiences: content.audiences },
});
