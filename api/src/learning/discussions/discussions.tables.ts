import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { discussionKinds, discussionRemovers } from '@stoa/shared/contract/learning/discussion-words.ts';
import { createdAt, moment } from '../../kernel/database/columns.ts';

/** What begins a discussion, and the replies to it: one level. Its votes are counted by a trigger; see the migration. */
export const discussions = pgTable('discussions', {
  id: uuid().primaryKey(),
  courseId: uuid().notNull(),
  lessonId: uuid(),
  parentId: uuid(),
  userId: uuid(),
  /** What the writer was when they wrote it. */
  byTeam: boolean().notNull(),
  kind: text({ enum: discussionKinds }).notNull(),
  atS: integer(),
  body: text().notNull(),
  acceptedReplyId: uuid(),
  resolvedBy: uuid(),
  pinned: boolean().notNull().default(false),
  locked: boolean().notNull().default(false),
  createdAt: createdAt(),
  editedAt: moment(),
  deletedAt: moment(),
  deletedByRole: text({ enum: discussionRemovers }),
  removalNote: text(),
});
export type DiscussionRow = typeof discussions.$inferSelect;

export const discussionVotes = pgTable('discussion_votes', {
  discussionId: uuid().notNull(),
  userId: uuid().notNull(),
});
