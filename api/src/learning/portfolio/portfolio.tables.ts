import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Visibility } from '@stoa/shared/contract/learning/portfolio-words.ts';
import { createdAt, key, moment } from '../../kernel/database/columns.ts';

export const portfolios = pgTable('portfolios', { userId: uuid().primaryKey(), share: text().notNull() });

export const portfolioItems = pgTable('portfolio_items', {
  id: key(),
  userId: uuid().notNull(),
  title: text().notNull(),
  summary: text().notNull().default(''),
  certificateId: uuid(),
  submissionId: uuid(),
  url: text(),
  visibility: text().$type<Visibility>().notNull().default('private'),
  share: text().notNull(),
  createdAt: createdAt(),
  updatedAt: createdAt(),
  removedAt: moment(),
});
export type PortfolioItemRow = typeof portfolioItems.$inferSelect;

export const portfolioSkills = pgTable('portfolio_skills', {
  itemId: uuid().notNull(),
  skillId: uuid().notNull(),
  order: integer().notNull(),
});
