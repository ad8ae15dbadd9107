import { sql } from 'drizzle-orm';
import { exportedRows, type ExportPart } from '../../kernel/export-part.ts';

export const exportPayouts: ExportPart = async (db, { userId }) => ({
  received: await exportedRows(
    db,
    sql`select amount_minor::float8 as amount_minor, currency, reference, paid_on, created_at, reversed_at, reversal_reason
        from payouts where creator_id = ${userId} order by created_at, id`,
  ),
  recorded: await exportedRows(
    db,
    sql`select amount_minor::float8 as amount_minor, currency, reference, paid_on, created_at
        from payouts where recorded_by = ${userId} order by created_at, id`,
  ),
  taken_back: await exportedRows(
    db,
    sql`select reference, reversed_at, reversal_reason
        from payouts where reversed_by = ${userId} order by reversed_at, id`,
  ),
});
