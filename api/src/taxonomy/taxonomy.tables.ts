import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Locale } from '@stoa/shared/contract/site/locales.ts';
import { key } from '../kernel/database/columns.ts';

const place = () => ({
  id: key(),
  /** In English. */
  name: text().notNull(),
  /** In other languages, where it has any. */
  names: jsonb().$type<Partial<Record<Locale, string>>>().notNull().default({}),
  /** Other words that people look for it by. */
  aliases: text()
    .array()
    .notNull()
    .default(sql`'{}'`),
  slug: text().notNull(),
  position: integer().notNull().default(0),
  /** One more with every change of its own, so that of two who change it the second is told. */
  version: integer().notNull().default(1),
});

export const categories = pgTable('categories', place());
export const subCategories = pgTable('sub_categories', { ...place(), categoryId: uuid().notNull() });
export const finalCategories = pgTable('final_categories', { ...place(), subCategoryId: uuid().notNull() });

/** Addresses that a category had, or one that was merged into it. */
export const categorySlugs = pgTable('category_slugs', {
  slug: text().primaryKey(),
  categoryId: uuid(),
  subCategoryId: uuid(),
  finalCategoryId: uuid(),
});

export const skills = pgTable('skills', {
  id: key(),
  /** In English. */
  skill: text().notNull(),
  /** In other languages, where it has any. */
  names: jsonb().$type<Partial<Record<Locale, string>>>().notNull().default({}),
  version: integer().notNull().default(1),
});
export type SkillRow = typeof skills.$inferSelect;
