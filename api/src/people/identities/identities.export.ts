import { sql } from 'drizzle-orm';
import { exportedRows, type ExportPart } from '../../kernel/export-part.ts';

export const exportIdentities: ExportPart = (db, { userId }) =>
  exportedRows(
    db,
    sql`select provider, subject, email, created_at from identities where user_id = ${userId} order by created_at, id`,
  );
