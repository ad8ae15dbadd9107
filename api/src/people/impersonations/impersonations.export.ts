import { sql } from 'drizzle-orm';
import { exportedRows, type ExportPart } from '../../kernel/export-part.ts';

export const exportImpersonations: ExportPart = (db, { userId }) =>
  exportedRows(
    db,
    sql`select reason, started_at, coalesce(ended_at, least(ends_at, now())) as ended_at
        from impersonations where person_id = ${userId} order by started_at, id`,
  );
