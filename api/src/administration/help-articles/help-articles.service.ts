import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import type { HelpArticle, HelpRow } from '@stoa/shared/contract/administration/help-articles.ts';
import type { HelpAudience } from '@stoa/shared/contract/administration/help-words.ts';
import type { Locale } from '@stoa/shared/contract/site/locales.ts';
import { type Database, instantOf } from '../../kernel/database/database.ts';
import { notFound } from '../../kernel/problem.ts';
import { wordsOf } from '../../kernel/search-words.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import {
  type Answerer,
  findHelpAnswer,
  findPublishedArticle,
  findPublishedHelp,
  findRelatedHelp,
  keepHelpAnswer,
  type PublishedArticle,
} from './help-articles.repository.ts';

const MOST_RELATED = 4;

interface Asked {
  audience?: HelpAudience | undefined;
  q: string;
  locale: Locale;
}

export async function listHelp(db: Database, { audience, q, locale }: Asked): Promise<HelpRow[]> {
  const rows = await findPublishedHelp(db, { audience, words: wordsOf(q), locale });
  return rows.map((row) => helpRowOf(row, locale));
}

interface AskedArticle {
  slug: string;
  browser?: string | undefined;
  locale: Locale;
}

export async function getHelp(
  db: Database,
  viewer: Viewer | undefined,
  { slug, browser, locale }: AskedArticle,
): Promise<HelpArticle> {
  const row = await requirePublished(db, slug);
  const who = answererOf(viewer, browser);
  const related = await findRelatedHelp(db, row, MOST_RELATED);
  return {
    ...helpRowOf(row, locale),
    text: row.content.words[locale].text,
    updated_at: instantOf(row.published_at),
    helpful: who === undefined ? null : await findHelpAnswer(db, row.id, who),
    related: related.map((other) => helpRowOf(other, locale)),
  };
}

export async function answerHelp(
  db: Database,
  viewer: Viewer | undefined,
  { slug, browser, helpful }: { slug: string; browser: string; helpful: boolean },
): Promise<Reply<'answerHelp'>> {
  const { id } = await requirePublished(db, slug);
  await keepHelpAnswer(db, id, viewer === undefined ? { browser } : { userId: viewer.user.id }, helpful);
  return { ok: true };
}

async function requirePublished(db: Database, slug: string): Promise<PublishedArticle> {
  const row = await findPublishedArticle(db, slug);
  if (row === undefined) throw notFound();
  return row;
}

function answererOf(viewer: Viewer | undefined, browser: string | undefined): Answerer | undefined {
  if (viewer !== undefined) return { userId: viewer.user.id };
  return browser === undefined ? undefined : { browser };
}

const helpRowOf = ({ slug, content: { topic, audiences, words } }: PublishedArticle, locale: Locale): HelpRow => ({
  ...{ slug, topic, audiences },
  title: words[locale].title,
  summary: words[locale].summary,
});
