import { sql } from 'drizzle-orm';
import { exportedRows, type ExportPart } from '../account-data/export-part.ts';

/** Comments that this person wrote as a reviewer. */
export const exportReviewComments: ExportPart = (db, { userId }) =>
  exportedRows(
    db,
    sql`select c.name as course, r.body, r.blocking, r.created_at, r.resolved_at
        from review_comments r join courses c on c.id = r.course_id
        where r.author_id = ${userId} order by r.created_at, r.id`,
  );
