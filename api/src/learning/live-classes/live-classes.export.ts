import { sql } from 'drizzle-orm';
import { exportedRows, type ExportPart } from '../../kernel/export-part.ts';

/** The classes that this person holds or held. */
export const exportLiveClasses: ExportPart = (db, { userId }) =>
  exportedRows(
    db,
    sql`select c.name as course, s.title, s.description, s.starts_at, s.duration_min, s.time_zone, s.join_url, s.host_url,
          s.capacity, s.cancelled_at, s.created_at, s.updated_at
        from live_sessions s join courses c on c.id = s.course_id
        where s.host_id = ${userId}
          or exists (select from live_session_hosts h where h.class_id = s.id and h.user_id = ${userId})
        order by s.starts_at, s.id`,
  );
