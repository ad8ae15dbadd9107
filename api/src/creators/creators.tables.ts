import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { VerificationStatus } from '@stoa/shared/contract/creator-words.ts';
import { key, moment } from '../database/columns.ts';

/** One row a request; where the verification of a person stands now is `users.creator_status`. */
export const creatorVerifications = pgTable('creator_verifications', {
  id: key(),
  userId: uuid().notNull(),
  status: text().$type<VerificationStatus>().notNull().default('pending'),
  legalName: text().notNull(),
  headline: text().notNull(),
  bio: text().notNull(),
  country: text().notNull(),
  phone: text().notNull(),
  expertise: uuid().array().notNull(),
  links: text().array().notNull().default([]),
  sampleVideoUrl: text(),
  sampleVideoFileId: uuid(),
  idDocumentFileId: uuid(),
  requestedAt: moment().notNull().defaultNow(),
  decidedAt: moment(),
  decidedBy: uuid(),
  decisionNote: text(),
});
export type VerificationRow = typeof creatorVerifications.$inferSelect;
