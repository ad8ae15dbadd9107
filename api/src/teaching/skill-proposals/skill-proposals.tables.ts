import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Locale } from '@stoa/shared/contract/site/locales.ts';
import { createdAt, key, moment } from '../../kernel/database/columns.ts';

export const skillProposals = pgTable('skill_proposals', {
  id: key(),
  /** Null where they are gone. */
  proposedBy: uuid(),
  skill: text().notNull(),
  names: jsonb().$type<Partial<Record<Locale, string>>>().notNull().default({}),
  note: text().notNull().default(''),
  state: text({ enum: ['open', 'taken', 'declined'] })
    .notNull()
    .default('open'),
  reason: text(),
  createdAt: createdAt(),
  decidedAt: moment(),
  decidedBy: uuid(),
});
export type SkillProposalRow = typeof skillProposals.$inferSelect;
