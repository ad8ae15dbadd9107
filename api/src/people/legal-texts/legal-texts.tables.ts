import { date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { LegalWords } from '@stoa/shared/contract/people/legal-texts.ts';
import type { LegalKind } from '@stoa/shared/contract/people/legal-words.ts';
import { createdAt, key } from '../../kernel/database/columns.ts';

export const legalDrafts = pgTable('legal_drafts', {
  kind: text().$type<LegalKind>().primaryKey(),
  version: integer().notNull().default(1),
  words: jsonb().$type<LegalWords>().notNull(),
  savedAt: createdAt(),
  savedBy: uuid(),
});
export type LegalDraftRow = typeof legalDrafts.$inferSelect;

/** The database refuses to change one or take it away. */
export const legalVersions = pgTable('legal_versions', {
  id: key(),
  kind: text().$type<LegalKind>().notNull(),
  number: integer().notNull(),
  words: jsonb().$type<LegalWords>().notNull(),
  /** From midnight UTC. */
  holdsFrom: date().notNull(),
  publishedAt: createdAt(),
  publishedBy: uuid(),
});
export type LegalVersionRow = typeof legalVersions.$inferSelect;

export const legalAgreements = pgTable('legal_agreements', {
  userId: uuid().notNull(),
  legalVersionId: uuid().notNull(),
  agreedAt: createdAt(),
});
