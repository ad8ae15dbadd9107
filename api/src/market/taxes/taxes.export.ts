import { sql } from 'drizzle-orm';
import { exportedRows, type ExportPart } from '../../kernel/export-part.ts';

/** The tax of each payment stands with its lines, in `payments`. */
export const exportTaxes: ExportPart = async (db, { userId }) => ({
  details: await exportedRows(
    db,
    sql`select country, name, address, tax_id, updated_at from billing_details where user_id = ${userId}`,
  ),
  rates: await exportedRows(
    db,
    sql`select country, name, rate, inclusive, valid_from::text, ends_on::text, withdrawn_at, created_at
        from tax_rates where created_by = ${userId} order by created_at, id`,
  ),
});
