import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ModerationAction, ReactionKind, ReportStatus } from '@stoa/shared/contract/community/community-words.ts';
import { createdAt, key, moment } from '../kernel/database/columns.ts';

/** `catalogue`: the post stands in a category of the catalogue. */
export type Board = 'general' | 'help' | 'catalogue';
export type RemovedBy = 'author' | 'moderator';

const written = () => ({
  id: uuid().primaryKey(),
  authorId: uuid(),
  body: text().notNull(),
  createdAt: createdAt(),
  editedAt: moment(),
  deletedAt: moment(),
  deletedByRole: text().$type<RemovedBy>(),
  removalNote: text(),
});

export const communityPosts = pgTable('community_posts', {
  ...written(),
  board: text().$type<Board>().notNull(),
  categoryId: uuid(),
  title: text().notNull(),
  acceptedReplyId: uuid(),
  pinned: boolean().notNull().default(false),
  locked: boolean().notNull().default(false),
  lastActivityAt: createdAt(),
});
export type PostRow = typeof communityPosts.$inferSelect;

export const communityReplies = pgTable('community_replies', {
  ...written(),
  postId: uuid().notNull(),
  replyToId: uuid(),
});
export type ReplyRow = typeof communityReplies.$inferSelect;

/** Of a post or of a reply: one of both ids is null. */
export const communityReactions = pgTable('community_reactions', {
  userId: uuid().notNull(),
  postId: uuid(),
  replyId: uuid(),
  kind: text().$type<ReactionKind>().notNull(),
});

/** A post, a reply and its post, a text in the discussions of a course, or an announcement to its learners. */
const judged = () => ({ postId: uuid(), replyId: uuid(), discussionId: uuid(), announcementId: uuid() });

export const communityReports = pgTable('community_reports', {
  id: key(),
  ...judged(),
  reporterId: uuid(),
  reason: text().notNull(),
  title: text().notNull(),
  body: text().notNull(),
  status: text().$type<ReportStatus>().notNull().default('pending'),
  createdAt: createdAt(),
  decidedAt: moment(),
  decidedBy: uuid(),
  note: text(),
});
export type ReportRow = typeof communityReports.$inferSelect;

export const communityDecisions = pgTable('community_decisions', {
  id: key(),
  moderatorId: uuid(),
  action: text().$type<ModerationAction>().notNull(),
  ...judged(),
  reportId: uuid(),
  title: text().notNull(),
  reason: text(),
  createdAt: createdAt(),
});
