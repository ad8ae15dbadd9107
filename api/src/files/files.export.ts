import { sql } from 'drizzle-orm';
import { exportedRows, type ExportPart } from '../kernel/export-part.ts';

/** What was uploaded, without its bytes: videos would make the copy too large to be made while one waits. */
export const exportFiles: ExportPart = (db, { userId }) =>
  exportedRows(
    db,
    sql`select id, purpose, name, type, bytes, state, reject_reason, duration_s, width, height, pages, created_at, ready_at
        from files where owner_id = ${userId} order by created_at, id`,
  );
