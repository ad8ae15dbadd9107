import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { CourseLevel } from '@stoa/shared/contract/taxonomy/course-words.ts';
import type { Locale } from '@stoa/shared/contract/site/locales.ts';
import type { Introduction } from '@stoa/shared/contract/people/profile.ts';
import { createdAt } from '../../kernel/database/columns.ts';

export const profilePhotos = pgTable('profile_photos', {
  userId: uuid().primaryKey(),
  fileId: uuid().notNull(),
});

export const introductions = pgTable('introductions', {
  userId: uuid().primaryKey(),
  goal: text().$type<Introduction['goal']>().notNull(),
  /** Category ids, in the order they were chosen. */
  interests: uuid().array().notNull(),
  level: text().$type<CourseLevel>().notNull(),
  weeklyMinutes: integer().notNull(),
  language: text().$type<Locale>().notNull(),
  createdAt: createdAt(),
  updatedAt: createdAt(),
});

export const weeklyGoals = pgTable('weekly_goals', {
  userId: uuid().primaryKey(),
  weeklyMinutes: integer().notNull(),
  updatedAt: createdAt(),
});
