import { sql } from 'drizzle-orm';
import { exportedRows, type ExportPart } from '../../kernel/export-part.ts';

export const exportAccountMerges: ExportPart = (db, { userId }) =>
  exportedRows(
    db,
    sql`select email, created_at as merged_at from email_aliases where user_id = ${userId} order by created_at, email`,
  );
