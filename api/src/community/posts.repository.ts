import { eq, type SQL, sql } from 'drizzle-orm';
import type { PostSort } from '@stoa/shared/contract/community/community-words.ts';
import { tsqueryOf } from '../kernel/search-words.ts';
import { type CappedTotal, countUpToMost } from '../kernel/database/counts.ts';
import { type Database, pageOf, rowsOf } from '../kernel/database/database.ts';
import { communityPosts, type PostRow } from './community.tables.ts';
import { contentColumns, type PostShapeRow } from './content-shape.ts';

export interface PostFilters {
  /** Of the community's own, or a category's slug. */
  category: string | undefined;
  /** As people type them, without accents. Undefined: no search; none: nothing is found. */
  words: string[] | undefined;
  /** Only this person's own: also what moderators removed. */
  authorId: string | undefined;
  viewerId: string | undefined;
}

const tables = sql`community_posts p
  left join users u on u.id = p.author_id
  left join categories k on k.id = p.category_id
  left join community_replies a on a.id = p.accepted_reply_id`;

const columns = (viewerId: string | undefined): SQL => sql`
  ${contentColumns(sql`p`, 'post_id', viewerId)},
  p.title, p.board, p.pinned, p.locked, p.last_activity_at,
  case when k.id is not null then json_build_object('slug', k.slug, 'name', k.name, 'names', k.names) end as category,
  p.board = 'help' and a.id is not null and a.deleted_at is null as solved,
  (select count(*)::int from community_replies r where r.post_id = p.id and r.deleted_at is null) as reply_count`;

export async function findPost(
  db: Database,
  id: string,
  viewerId: string | undefined,
): Promise<(PostShapeRow & { accepted_reply_id: string | null; reply_total: number }) | undefined> {
  const [row] = await rowsOf<PostShapeRow & { accepted_reply_id: string | null; reply_total: number }>(
    db,
    sql`select ${columns(viewerId)}, p.accepted_reply_id,
          (select count(*)::int from community_replies r where r.post_id = p.id) as reply_total
        from ${tables} where p.id = ${id}`,
  );
  return row;
}

export function findPosts(
  db: Database,
  filters: PostFilters,
  { sort, ...page }: { sort: PostSort; page: number; per_page: number },
): Promise<PostShapeRow[]> {
  const isBrowsing = filters.words === undefined && filters.authorId === undefined;
  return rowsOf<PostShapeRow>(
    db,
    sql`select ${columns(filters.viewerId)} from ${tables} where ${matching(filters)}
        order by ${isBrowsing ? sql`p.pinned desc,` : sql``} ${orders[sort]}, p.id desc ${pageOf(page)}`,
  );
}

export const countPosts = (db: Database, filters: PostFilters): Promise<CappedTotal> =>
  countUpToMost(
    db,
    sql`from community_posts p left join categories k on k.id = p.category_id where ${matching(filters)}`,
  );

const orders: Record<PostSort, SQL> = {
  newest: sql`p.created_at desc`,
  active: sql`p.last_activity_at desc`,
  helpful: sql`p.helpful_count desc, p.created_at desc`,
};

function matching({ category, words, authorId }: PostFilters): SQL {
  const rules = [
    authorId === undefined
      ? sql`p.deleted_at is null`
      : sql`p.author_id = ${authorId} and p.deleted_by_role is distinct from 'author'`,
  ];
  if (category === 'general' || category === 'help') rules.push(sql`p.board = ${category}`);
  else if (category !== undefined)
    rules.push(sql`p.board = 'catalogue' and k.slug = current_category_slug(${category})`);
  if (words?.length === 0) rules.push(sql`false`);
  else if (words) rules.push(sql`p.document @@ to_tsquery('stoa', ${tsqueryOf(words)})`);
  return sql.join(rules, sql` and `);
}

/** False where a post has this id already. */
export async function insertPost(db: Database, row: typeof communityPosts.$inferInsert): Promise<boolean> {
  const rows = await db.insert(communityPosts).values(row).onConflictDoNothing().returning({ id: communityPosts.id });
  return rows.length > 0;
}

/** Whoever changes a discussion holds its post: replies, locks and decisions come one after another. */
export async function findPostLocked(tx: Database, id: string): Promise<PostRow | undefined> {
  const [row] = await tx.select().from(communityPosts).where(eq(communityPosts.id, id)).for('update');
  return row;
}

export async function updatePost(tx: Database, id: string, change: Partial<PostRow>): Promise<void> {
  await tx.update(communityPosts).set(change).where(eq(communityPosts.id, id));
}

export async function findCategoryId(db: Database, slug: string): Promise<string | undefined> {
  const [row] = await rowsOf<{ id: string }>(
    db,
    sql`select id from categories where slug = current_category_slug(${slug})`,
  );
  return row?.id;
}
