import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { HelpContent } from '@stoa/shared/contract/administration/help-articles.ts';
import type { HelpAudience } from '@stoa/shared/contract/administration/help-words.ts';
import type { Locale } from '@stoa/shared/contract/site/locales.ts';
import { type Database, rowsOf } from '../../kernel/database/database.ts';
import { helpAnswers } from './help-articles.tables.ts';

export interface PublishedArticle {
  id: string;
  slug: string;
  content: HelpContent;
  published_at: string;
}

const columns = sql`a.id, a.slug, v.content, a.published_at`;
const tables = sql`help_articles a join help_versions v on v.article_id = a.id and v.number = a.published_version`;

interface HelpSearch {
  audience?: HelpAudience | undefined;
  /** As `wordsOf` gives them. */
  words: readonly string[];
  locale: Locale;
}

/** What is published, in its order; of a search the likeliest first. Each word stands there, or nearly. */
export function findPublishedHelp(db: Database, { audience, words, locale }: HelpSearch): Promise<PublishedArticle[]> {
  const said = sql`v.content->'words'->${locale}::text`;
  const head = sql`plain_words((${said}->>'title') || ' ' || (${said}->>'summary'))`;
  const whole = sql`plain_words((${said}->>'title') || ' ' || (${said}->>'summary') || ' ' || (${said}->>'text'))`;
  const conditions = [
    ...(audience === undefined ? [] : [sql`v.content->'audiences' ? ${audience}::text`]),
    ...words.map((word) => hasWord(word, whole)),
  ];
  const where = conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
  const likeness = sql`word_similarity(${words.join(' ')}, ${head}) desc,`;
  return rowsOf<PublishedArticle>(
    db,
    sql`select ${columns} from ${tables} where ${where}
        order by ${words.length > 0 ? likeness : sql``} a.position, a.id`,
  );
}

/** Others of its topic, in their order. */
export const findRelatedHelp = (
  db: Database,
  { id, content: { topic } }: PublishedArticle,
  most: number,
): Promise<PublishedArticle[]> =>
  rowsOf<PublishedArticle>(
    db,
    sql`select ${columns} from ${tables} where v.content->>'topic' = ${topic} and a.id <> ${id}
        order by a.position, a.id limit ${most}`,
  );

/** A letter or two amiss. Short words are found as they are, or everything would be like them. */
const hasWord = (word: string, whole: SQL): SQL =>
  word.length < 5
    ? sql`${whole} like ${`%${word}%`}`
    : sql`(${whole} like ${`%${word}%`} or word_similarity(${word}, ${whole}) >= 0.4)`;

export async function findPublishedArticle(db: Database, slug: string): Promise<PublishedArticle | undefined> {
  const [row] = await rowsOf<PublishedArticle>(db, sql`select ${columns} from ${tables} where a.slug = ${slug}`);
  return row;
}

/** Who answers: a person, or a browser in which nobody is logged in. */
export type Answerer = { userId: string } | { browser: string };

export async function findHelpAnswer(db: Database, articleId: string, who: Answerer): Promise<boolean | null> {
  const own = 'userId' in who ? eq(helpAnswers.userId, who.userId) : eq(helpAnswers.browser, who.browser);
  const [row] = await db
    .select({ isHelpful: helpAnswers.isHelpful })
    .from(helpAnswers)
    .where(and(eq(helpAnswers.articleId, articleId), own));
  return row?.isHelpful ?? null;
}

/** The answer of before gives way. */
export const keepHelpAnswer = (tx: Database, articleId: string, who: Answerer, isHelpful: boolean) => {
  const [column, target] =
    'userId' in who ? (['user_id', helpAnswers.userId] as const) : (['browser', helpAnswers.browser] as const);
  return tx
    .insert(helpAnswers)
    .values({ articleId, ...who, isHelpful })
    .onConflictDoUpdate({
      target: [helpAnswers.articleId, target],
      targetWhere: sql`${sql.identifier(column)} is not null`,
      set: { isHelpful, answeredAt: sql`now()` },
    });
};
