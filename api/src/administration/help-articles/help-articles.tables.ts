import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { HelpContent } from '@stoa/shared/contract/administration/help-articles.ts';
import { createdAt, key, moment } from '../../kernel/database/columns.ts';

export const helpArticles = pgTable('help_articles', {
  id: key(),
  slug: text().notNull(),
  position: integer().notNull().default(0),
  version: integer().notNull().default(1),
  /** Null: not in the help centre. */
  publishedVersion: integer(),
  /** Null: it never was. */
  publishedAt: moment(),
  /** It came with the product, under this name. */
  shippedAs: text(),
});
export type HelpArticleRow = typeof helpArticles.$inferSelect;

export const helpVersions = pgTable('help_versions', {
  articleId: uuid().notNull(),
  number: integer().notNull(),
  content: jsonb().$type<HelpContent>().notNull(),
  savedAt: createdAt(),
  savedBy: uuid(),
});

export const helpAnswers = pgTable('help_answers', {
  id: key(),
  articleId: uuid().notNull(),
  /** Of a person, or of a browser in which nobody is logged in. */
  userId: uuid(),
  browser: uuid(),
  isHelpful: boolean().notNull(),
  answeredAt: createdAt(),
});
