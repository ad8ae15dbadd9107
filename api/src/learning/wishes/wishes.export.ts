import { sql } from 'drizzle-orm';
import { exportedRows, type ExportPart } from '../../kernel/export-part.ts';

export const exportWishes: ExportPart = (db, { userId }) =>
  exportedRows(
    db,
    sql`select c.name as course, c.slug as course_slug, w.price_minor, w.currency, w.wished_at
        from wishes w join courses c on c.id = w.course_id
        where w.user_id = ${userId} order by w.wished_at, w.course_id`,
  );
