import { sql } from 'drizzle-orm';
import { exportedRows, type ExportPart } from '../../kernel/export-part.ts';

export const exportSkillProposals: ExportPart = (db, { userId }) =>
  exportedRows(
    db,
    sql`select skill, names, note, state, reason, created_at, decided_at
        from skill_proposals where proposed_by = ${userId} order by created_at, id`,
  );
