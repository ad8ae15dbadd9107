import type { z } from 'zod';
import type {
  createPostBody,
  listPostsQuery,
  postText,
  PostSummary,
  PostThread,
} from '@stoa/shared/contract/community/community.ts';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import { wordsOf } from '../kernel/search-words.ts';
import type { Context } from '../kernel/context.ts';
import type { Database } from '../kernel/database/database.ts';
import { spend } from '../kernel/limits.ts';
import { Problem, invalid, notFound, unauthenticated } from '../kernel/problem.ts';
import type { Viewer } from '../kernel/viewer.ts';
import { requireAuthor, requireHere, requireOpen } from './community.policy.ts';
import type { PostRow } from './community.tables.ts';
import { postOf, replyOf, summaryOf } from './content-shape.ts';
import { countPosts, findCategoryId, findPost, findPosts, insertPost, updatePost } from './posts.repository.ts';
import { findReply, findReplyRow } from './replies.repository.ts';
import { requirePostLocked } from './subjects.ts';

type PostText = z.output<typeof postText>;

export async function listPosts(
  db: Database,
  viewer: Viewer | undefined,
  { category, q, mine, sort, page, per_page }: z.output<typeof listPostsQuery>,
) {
  if (mine && !viewer) throw unauthenticated();
  const viewerId = viewer?.user.id;
  const words = q ? wordsOf(q) : undefined;
  const filters = { category, words, authorId: mine ? viewerId : undefined, viewerId };
  const [rows, counted] = await Promise.all([
    findPosts(db, filters, { sort, page, per_page }),
    countPosts(db, filters),
  ]);
  const items: PostSummary[] = rows.map((row) => summaryOf(row, viewer));
  return { items, page, per_page, ...counted };
}

export async function getPost(db: Database, viewer: Viewer | undefined, id: string): Promise<PostThread> {
  const row = await findPost(db, id, viewer?.user.id);
  if (row === undefined) throw notFound();
  const post = postOf(row, viewer);
  const accepted =
    post.solved && row.accepted_reply_id ? await findReply(db, row.accepted_reply_id, viewer?.user.id) : undefined;
  return { ...post, accepted_reply: accepted ? replyOf(accepted, viewer) : null, reply_total: row.reply_total };
}

/** The id is the client's: the same post sent twice is one, and what was changed between counts as an edit. */
export async function createPost(
  { db, limits }: Pick<Context, 'db' | 'limits'>,
  viewer: Viewer,
  { id, ...text }: z.output<typeof createPostBody>,
): Promise<PostThread> {
  const place = await requirePlace(db, text.category);
  if ((await findPost(db, id, undefined)) === undefined) await spend(limits.communityTexts, viewer.user.id);
  const { title, body } = text;
  const isNew = await insertPost(db, { id, authorId: viewer.user.id, title, body, ...place });
  return isNew ? getPost(db, viewer, id) : sentAgain(db, viewer, id, text);
}

async function sentAgain(db: Database, viewer: Viewer, id: string, text: PostText): Promise<PostThread> {
  const kept = await getPost(db, viewer, id);
  if (!kept.is_own) throw new Problem('conflict', 'There is something under this id already. Make a new one.');
  const isSame = kept.title === text.title && kept.body === text.body && kept.category.slug === text.category;
  return isSame ? kept : editPost(db, viewer, id, text);
}

export async function editPost(db: Database, viewer: Viewer, id: string, text: PostText): Promise<PostThread> {
  const { title, body } = text;
  await db.transaction(async (tx) => {
    const post = await requirePostLocked(tx, id);
    requireAuthor(viewer, post);
    requireHere(post);
    requireOpen(post);
    const place = await requirePlace(tx, text.category);
    const isReworded = post.title !== title || post.body !== body;
    await updatePost(tx, id, {
      title,
      body,
      ...place,
      ...(place.board !== 'help' && { acceptedReplyId: null }),
      ...(isReworded && { editedAt: new Date() }),
    });
  });
  return getPost(db, viewer, id);
}

export async function acceptReply(
  db: Database,
  viewer: Viewer,
  id: string,
  replyId: string | null,
): Promise<PostThread> {
  await db.transaction(async (tx) => {
    const post = await requirePostLocked(tx, id);
    requireAuthor(viewer, post);
    requireHere(post);
    requireOpen(post);
    if (post.board !== 'help') throw new Problem('conflict', 'Only a question in Help has an accepted answer.');
    if (replyId !== null) await requireAnswer(tx, post, replyId);
    await updatePost(tx, id, { acceptedReplyId: replyId });
  });
  return getPost(db, viewer, id);
}

async function requireAnswer(tx: Database, post: PostRow, replyId: string): Promise<void> {
  const reply = await findReplyRow(tx, replyId);
  if (reply?.postId !== post.id) throw notFound();
  requireHere(reply);
}

/** Where a post stands, by the slug that the client gives. */
async function requirePlace(db: Database, slug: string): Promise<Pick<PostRow, 'board' | 'categoryId'>> {
  if (slug === 'general' || slug === 'help') return { board: slug, categoryId: null };
  const categoryId = await findCategoryId(db, slug);
  if (categoryId === undefined) throw invalid({ category: rule('Choose a category.') });
  return { board: 'catalogue', categoryId };
}
