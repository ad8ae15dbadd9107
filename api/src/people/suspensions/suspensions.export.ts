import { sql } from 'drizzle-orm';
import { exportedRows, type ExportPart } from '../../kernel/export-part.ts';

export const exportSuspensions: ExportPart = (db, { userId }) =>
  exportedRows(
    db,
    sql`select public_reason as reason, suspended_at, ended_at from suspensions
        where user_id = ${userId} order by suspended_at, id`,
  );
