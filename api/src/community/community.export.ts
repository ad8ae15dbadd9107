import { sql } from 'drizzle-orm';
import { exportedRows, type ExportPart } from '../kernel/export-part.ts';

const subject = sql`coalesce(reply_post.title, post.title)`;

/** What this person wrote, reacted to, reported and decided. Of what others wrote, titles alone. */
export const exportCommunity: ExportPart = async (db, { userId }) => ({
  posts: await exportedRows(
    db,
    sql`select p.id, p.board, k.name as category, p.title, p.body, p.created_at, p.edited_at, p.deleted_at,
          p.deleted_by_role, p.removal_note
        from community_posts p left join categories k on k.id = p.category_id
        where p.author_id = ${userId} order by p.created_at, p.id`,
  ),
  replies: await exportedRows(
    db,
    sql`select r.id, p.title as post, r.body, r.created_at, r.edited_at, r.deleted_at, r.deleted_by_role, r.removal_note
        from community_replies r join community_posts p on p.id = r.post_id
        where r.author_id = ${userId} order by r.created_at, r.id`,
  ),
  reactions: await exportedRows(
    db,
    sql`select x.kind, ${subject} as post, x.reply_id is not null as to_a_reply, x.created_at
        from community_reactions x
        left join community_posts post on post.id = x.post_id
        left join community_replies reply on reply.id = x.reply_id
        left join community_posts reply_post on reply_post.id = reply.post_id
        where x.user_id = ${userId} order by x.created_at`,
  ),
  reports: await exportedRows(
    db,
    sql`select coalesce(p.title, r.title) as post, r.reply_id is not null as of_a_reply,
          r.discussion_id is not null as in_a_course, r.reason, r.status, r.created_at, r.decided_at
        from community_reports r left join community_posts p on p.id = r.post_id
        where r.reporter_id = ${userId} order by r.created_at, r.id`,
  ),
  decisions: await exportedRows(
    db,
    sql`select action, title as post, reason, created_at
        from community_decisions where moderator_id = ${userId} order by created_at, id`,
  ),
});
