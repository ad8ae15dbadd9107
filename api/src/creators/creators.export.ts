import { sql } from 'drizzle-orm';
import { exportedRows, type ExportPart } from '../account-data/export-part.ts';

export const exportVerifications: ExportPart = (db, { userId }) =>
  exportedRows(
    db,
    sql`select requested_at, decided_at, decision_note
        from creator_verifications where user_id = ${userId} order by requested_at, id`,
  );
