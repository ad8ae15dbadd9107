import { sql } from 'drizzle-orm';
import { exportedRows, type ExportPart } from '../../kernel/export-part.ts';

export const exportCertificateMarks: ExportPart = (db, { userId }) =>
  exportedRows(
    db,
    sql`select m.kind, f.name, f.type, f.bytes, m.created_at
        from certificate_marks m join files f on f.id = m.file_id
        where m.user_id = ${userId} order by m.kind`,
  );
