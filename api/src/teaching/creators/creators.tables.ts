import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { VerificationAction, VerificationStatus } from '@stoa/shared/contract/teaching/creator-words.ts';
import { key, moment } from '../../kernel/database/columns.ts';

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
  revokedAt: moment(),
  revokedBy: uuid(),
  revokeNote: text(),
});
export type VerificationRow = typeof creatorVerifications.$inferSelect;

/** What happened to a request; rows are only ever added, as the database sees to. */
export const verificationEvents = pgTable('verification_events', {
  id: key(),
  verificationId: uuid().notNull(),
  action: text().$type<VerificationAction>().notNull(),
  actorId: uuid(),
  note: text(),
  at: moment().notNull().defaultNow(),
});
export type VerificationEventRow = typeof verificationEvents.$inferSelect;

type Decided = Pick<
  VerificationRow,
  'decidedAt' | 'decidedBy' | 'decisionNote' | 'revokedAt' | 'revokedBy' | 'revokeNote'
>;

/** What made the status what it is. Of rows revoked before revocations had columns of their own, `decided…` tells it. */
export const lastDecisionOf = (row: Decided) =>
  row.revokedAt === null
    ? { at: row.decidedAt, by: row.decidedBy, note: row.decisionNote }
    : { at: row.revokedAt, by: row.revokedBy, note: row.revokeNote };
