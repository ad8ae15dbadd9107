import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { SocialLink } from '@stoa/shared/contract/administration/site-settings.ts';

/** One row, or none while nothing was set. */
export const siteSettings = pgTable('site_settings', {
  id: boolean().primaryKey().default(true),
  version: integer().notNull().default(1),
  help: text().notNull().default(''),
  contact: text().notNull().default(''),
  social: jsonb().$type<readonly SocialLink[]>().notNull().default([]),
});
