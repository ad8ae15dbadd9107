import { and, eq, isNull } from 'drizzle-orm';
import type { ReactionKind } from '@stoa/shared/contract/community/community-words.ts';
import type { Database } from '../kernel/database/database.ts';
import { communityReactions } from './community.tables.ts';

export interface Reaction {
  userId: string;
  postId: string | null;
  replyId: string | null;
  kind: ReactionKind;
}

export async function insertReaction(tx: Database, reaction: Reaction): Promise<void> {
  await tx.insert(communityReactions).values(reaction).onConflictDoNothing();
}

export async function deleteReaction(tx: Database, { userId, postId, replyId, kind }: Reaction): Promise<void> {
  const { userId: by, postId: post, replyId: reply, kind: of } = communityReactions;
  await tx
    .delete(communityReactions)
    .where(
      and(
        eq(by, userId),
        postId === null ? isNull(post) : eq(post, postId),
        replyId === null ? isNull(reply) : eq(reply, replyId),
        eq(of, kind),
      ),
    );
}
