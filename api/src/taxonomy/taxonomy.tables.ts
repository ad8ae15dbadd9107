import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { key } from '../database/columns.ts';

const place = () => ({
  id: key(),
  name: text().notNull(),
  slug: text().notNull(),
  position: integer().notNull().default(0),
});

export const categories = pgTable('categories', place());
export const subCategories = pgTable('sub_categories', { ...place(), categoryId: uuid().notNull() });
export const finalCategories = pgTable('final_categories', { ...place(), subCategoryId: uuid().notNull() });

export const skills = pgTable('skills', { id: key(), skill: text().notNull() });
