import { sql } from 'drizzle-orm';
import { exportedRows, type ExportPart } from '../../kernel/export-part.ts';

/** What this person announced in courses, and what was announced to them; of that, who wrote it stands in the course alone. */
export const exportAnnouncements: ExportPart = async (db, { userId }) => ({
  written: await exportedRows(
    db,
    sql`select a.id, c.name as course, a.subject, a.body, a.audience, a.idle_days, a.send_at, a.sent_at, a.cancelled_at,
          a.told, a.created_at, a.deleted_at, a.removal_note
        from announcements a join courses c on c.id = a.course_id
        where a.author_id = ${userId} order by a.created_at, a.id`,
  ),
  received: await exportedRows(
    db,
    sql`select c.name as course, a.subject, a.sent_at, r.read_at
        from announcement_recipients r join announcements a on a.id = r.announcement_id
        join courses c on c.id = a.course_id
        where r.user_id = ${userId} and a.sent_at is not null order by a.sent_at, a.id`,
  ),
});
