import { sql } from 'drizzle-orm';
import { exportedRows, type ExportPart } from '../../kernel/export-part.ts';

export const exportReceipts: ExportPart = (db, { userId }) =>
  exportedRows(
    db,
    sql`select r.number, r.kind, c.number as corrects, r.issued_at, r.reference, r.seller, r.payer, r.lines, r.discount_minor,
          r.tax_minor, r.amount_minor, r.currency, r.card, r.locale
        from receipts r join transactions t on t.id = r.transaction_id left join receipts c on c.id = r.corrects
        where t.user_id = ${userId} order by r.issued_at, r.id`,
  );
