import { sql } from 'drizzle-orm';
import { exportedRows, type ExportPart } from '../../kernel/export-part.ts';

/** What courses were: of this person's own with all they held, of others' that this person did something to them then. */
export const exportVersions: ExportPart = (db, { userId }) =>
  exportedRows(
    db,
    sql`select c.name as course, v.kind, v.label, v.at, case when c.owner_id = ${userId} then v.content end as content
        from course_versions v join courses c on c.id = v.course_id
        where c.owner_id = ${userId} or v.actor_id = ${userId} order by v.at, v.id`,
  );
