import { sql } from 'drizzle-orm';
import { exportedRows, type ExportPart } from '../../kernel/export-part.ts';

export const exportCertificates: ExportPart = (db, { userId }) =>
  exportedRows(
    db,
    sql`select cert_id, slug, status, issued_at, full_name, user_title,
          case when path_id is null then 'course' else 'learning_path' end as item, course_name, path_courses,
          short_description, creator_name, creator_title, effort_minutes, duration_s, videos, skills, revoked_at,
          revoke_reason
        from certificates where user_id = ${userId} order by issued_at, id`,
  );
