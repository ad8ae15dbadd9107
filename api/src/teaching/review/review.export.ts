import { sql } from 'drizzle-orm';
import { exportedRows, type ExportPart } from '../../kernel/export-part.ts';

/** Comments that this person wrote as a reviewer. */
export const exportReviewComments: ExportPart = (db, { userId }) =>
  exportedRows(
    db,
    sql`select c.name as course, r.body, r.blocking, r.created_at, r.resolved_at
        from review_comments r join courses c on c.id = r.course_id
        where r.author_id = ${userId} order by r.created_at, r.id`,
  );

/** What this person answered below such comments. */
export const exportReviewReplies: ExportPart = (db, { userId }) =>
  exportedRows(
    db,
    sql`select c.name as course, a.body, a.created_at
        from review_replies a join review_comments r on r.id = a.comment_id join courses c on c.id = r.course_id
        where a.author_id = ${userId} order by a.created_at, a.id`,
  );
