import { sql } from 'drizzle-orm';
import { exportedRows, type ExportPart } from '../../kernel/export-part.ts';

export const exportLegalAgreements: ExportPart = (db, { userId }) =>
  exportedRows(
    db,
    sql`select v.kind as text, v.number as version, v.holds_from, a.agreed_at
        from legal_agreements a join legal_versions v on v.id = a.legal_version_id
        where a.user_id = ${userId} order by v.kind, v.number`,
  );
