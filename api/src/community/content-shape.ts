import { type SQL, sql } from 'drizzle-orm';
import type {
  CommunityPost,
  CommunityReply,
  PostSummary,
  Reactions,
  Removal,
} from '@stoa/shared/contract/community/community.ts';
import { personColumn, personOfRow, type PersonRow } from '../people/users/person-column.ts';
import { instantOf, instantOrNull } from '../kernel/database/database.ts';
import type { Viewer } from '../kernel/viewer.ts';
import { actionsOn, canRead, isAuthor, type Written } from './community.policy.ts';
import type { Board, PostRow, RemovedBy } from './community.tables.ts';
import { excerptOf } from './excerpt.ts';

/** What both kinds of text have, as a hand-written query gives it. */
interface ContentRow {
  id: string;
  author_id: string | null;
  author: PersonRow | null;
  body: string;
  created_at: string;
  edited_at: string | null;
  deleted_at: string | null;
  deleted_by_role: RemovedBy | null;
  removal_note: string | null;
  reactions: Reactions;
}

export interface PostShapeRow extends ContentRow {
  title: string;
  board: Board;
  category: CommunityPost['category'] | null;
  pinned: boolean;
  locked: boolean;
  solved: boolean;
  reply_count: number;
  last_activity_at: string;
}

export interface ReplyShapeRow extends ContentRow {
  post_id: string;
  accepted: boolean;
  thread: Pick<PostRow, 'board' | 'locked' | 'authorId'> & { deletedAt: string | null };
  reply_to: { id: string; author: PersonRow | null; body: string | null; deleted: boolean } | null;
}

/** Columns of `content` (posts as p, replies as r) that both kinds have; its author is `u`. */
export const contentColumns = (content: SQL, subject: 'post_id' | 'reply_id', viewerId: string | undefined): SQL => sql`
  ${content}.id, ${content}.author_id, ${content}.body, ${content}.created_at, ${content}.edited_at,
  ${content}.deleted_at, ${content}.deleted_by_role, ${content}.removal_note,
  case when u.id is not null then ${personColumn(sql`u`)} end as author,
  (select json_build_object(${sql.join(
    ['like', 'helpful', 'insightful'].map(
      (kind) => sql`${sql.raw(`'${kind}'`)}, json_build_object(
        'count', (count(*) filter (where x.kind = ${kind}))::int,
        'mine', coalesce(bool_or(x.user_id = ${viewerId ?? null}::uuid) filter (where x.kind = ${kind}), false))`,
    ),
    sql`, `,
  )}) from community_reactions x where x.${sql.raw(subject)} = ${content}.id) as reactions`;

const noReactions: Reactions = {
  like: { count: 0, mine: false },
  helpful: { count: 0, mine: false },
  insightful: { count: 0, mine: false },
};

const writtenOf = (row: Pick<ContentRow, 'author_id' | 'deleted_at' | 'deleted_by_role'>): Written => ({
  authorId: row.author_id,
  deletedAt: row.deleted_at === null ? null : new Date(row.deleted_at),
  deletedByRole: row.deleted_by_role,
});

/** Without the text and its author where the viewer may not read it. */
function contentOf(row: ContentRow, viewer: Viewer | undefined) {
  const written = writtenOf(row);
  const isReadable = canRead(viewer, written);
  return {
    id: row.id,
    author: isReadable && row.author ? personOfRow(row.author) : null,
    is_own: isAuthor(viewer, written),
    created_at: instantOf(row.created_at),
    edited_at: isReadable ? instantOrNull(row.edited_at) : null,
    removal: removalOf(row, isReadable),
    reactions: isReadable ? row.reactions : noReactions,
    body: isReadable ? row.body : null,
  };
}

export function removalOf(
  row: Pick<ContentRow, 'deleted_at' | 'deleted_by_role' | 'removal_note'>,
  isReadable: boolean,
): Removal | null {
  if (row.deleted_at === null || row.deleted_by_role === null) return null;
  return { by: row.deleted_by_role, at: instantOf(row.deleted_at), note: isReadable ? row.removal_note : null };
}

/** A page has words of its own for these. */
const ownNames = { general: 'General', help: 'Help' };
const categoryOf = ({ board, category }: Pick<PostShapeRow, 'board' | 'category'>): CommunityPost['category'] =>
  board === 'catalogue'
    ? (category ?? { slug: '', name: '', names: {} })
    : { slug: board, name: ownNames[board], names: {} };

export function postOf(row: PostShapeRow, viewer: Viewer | undefined): CommunityPost {
  const written = writtenOf(row);
  const { title, pinned, locked, solved, reply_count } = row;
  const thread = { ...written, board: row.board, locked };
  return {
    ...contentOf(row, viewer),
    title: canRead(viewer, written) ? title : null,
    category: categoryOf(row),
    pinned,
    locked,
    solved,
    reply_count,
    last_activity_at: instantOf(row.last_activity_at),
    actions: actionsOn(viewer, written, thread),
  };
}

export function summaryOf(row: PostShapeRow, viewer: Viewer | undefined): PostSummary {
  const { body, actions: _actions, ...post } = postOf(row, viewer);
  return { ...post, excerpt: body === null ? null : excerptOf(body) };
}

export function replyOf(row: ReplyShapeRow, viewer: Viewer | undefined): CommunityReply {
  const { post_id, accepted, thread, reply_to } = row;
  const deletedAt = thread.deletedAt === null ? null : new Date(thread.deletedAt);
  return {
    ...contentOf(row, viewer),
    post_id,
    accepted,
    reply_to: reply_to && {
      id: reply_to.id,
      author: !reply_to.deleted && reply_to.author ? personOfRow(reply_to.author) : null,
      excerpt: reply_to.deleted || reply_to.body === null ? null : excerptOf(reply_to.body),
    },
    actions: actionsOn(viewer, writtenOf(row), { ...thread, deletedAt }),
  };
}
