import type { ReactionKind } from '@stoa/shared/contract/community/community-words.ts';
import {
  communityPosts,
  communityReactions,
  communityReplies,
  communityReports,
} from '../../src/community/community.tables.ts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../src/kernel/database/database.ts';
import { demoPosts, type DemoPost, type DemoReply } from '../content/community.ts';
import { demoLearners } from '../content/demo-accounts.ts';
import { daysBefore, demoId } from './demo-id.ts';
import { categoryId } from './load-taxonomy.ts';
import { requireUser, type People } from './load-people.ts';

interface Loading {
  people: People;
  now: Date;
}

/** A handful of discussions, with an open report for whoever moderates. */
export async function loadCommunity(tx: Database, loading: Loading): Promise<void> {
  for (const post of demoPosts) await loadPost(tx, post, loading);
}

async function loadPost(tx: Database, post: DemoPost, { people, now }: Loading): Promise<void> {
  const id = demoId(`post ${post.title}`);
  const isOwn = post.category === 'general' || post.category === 'help';
  const lastDaysAgo = Math.min(post.daysAgo, ...post.replies.map(({ daysAgo }) => daysAgo));
  await tx.insert(communityPosts).values({
    id,
    authorId: requireUser(people, post.by).id,
    board: isOwn ? (post.category as 'general' | 'help') : 'catalogue',
    categoryId: isOwn ? null : categoryId(post.category),
    title: post.title,
    body: post.body,
    pinned: post.pinned ?? false,
    locked: post.locked ?? false,
    createdAt: daysBefore(now, post.daysAgo),
    lastActivityAt: daysBefore(now, lastDaysAgo),
  });
  const { likes = 0, helpful = 0, insightful = 0 } = post;
  await react(tx, people, { postId: id, by: post.by.email, counts: { like: likes, helpful, insightful } });
  for (const [place, reply] of post.replies.entries())
    await loadReply(tx, { postId: id, place, reply, post }, { people, now });
}

const replyId = (postId: string, place: number): string => demoId(`reply ${postId} ${place}`);

async function loadReply(
  tx: Database,
  { postId, place, reply, post }: { postId: string; place: number; reply: DemoReply; post: DemoPost },
  { people, now }: Loading,
): Promise<void> {
  const id = replyId(postId, place);
  await tx.insert(communityReplies).values({
    id,
    postId,
    authorId: requireUser(people, reply.by).id,
    replyToId: reply.answers === undefined ? null : replyId(postId, reply.answers),
    body: reply.body,
    createdAt: daysBefore(now, reply.daysAgo),
  });
  await react(tx, people, { replyId: id, by: reply.by.email, counts: { helpful: reply.helpful ?? 0 } });
  if (reply.accepted) {
    await tx.update(communityPosts).set({ acceptedReplyId: id }).where(eq(communityPosts.id, postId));
  }
  if (reply.reported) {
    await tx.insert(communityReports).values({
      id: demoId(`report ${id}`),
      postId,
      replyId: id,
      reporterId: requireUser(people, post.by).id,
      reason: reply.reported,
      title: post.title,
      body: reply.body,
      createdAt: daysBefore(now, reply.daysAgo / 2),
    });
  }
}

/** By the last of the demo learners, never by whoever wrote it. */
async function react(
  tx: Database,
  people: People,
  given: { postId?: string; replyId?: string; by: string; counts: Partial<Record<ReactionKind, number>> },
): Promise<void> {
  const readers = demoLearners.toReversed().filter(({ email }) => email !== given.by);
  for (const [kind, count] of Object.entries(given.counts) as [ReactionKind, number][]) {
    const rows = readers.slice(0, count).map((reader) => ({
      userId: requireUser(people, reader).id,
      postId: given.postId ?? null,
      replyId: given.replyId ?? null,
      kind,
    }));
    if (rows.length > 0) await tx.insert(communityReactions).values(rows);
  }
}
