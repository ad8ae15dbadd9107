import { sql } from 'drizzle-orm';
import { exportedRows, type ExportPart } from '../../kernel/export-part.ts';

/** The payments themselves stand in `billing`. */
export const exportPayments: ExportPart = async (db, { userId }) => ({
  lines: await exportedRows(
    db,
    sql`select t.reference, l.position, l.kind, l.name, l.price_minor, l.discount_minor, l.tax_minor, l.amount_minor,
          l.tax_name, l.tax_rate, l.tax_inclusive, t.tax_country, t.currency, l.granted_at, l.withdrawn_at,
          array(select c.name from transaction_line_courses o join courses c on c.id = o.course_id
                where o.line_id = l.id order by c.name) as courses
        from transaction_lines l join transactions t on t.id = l.transaction_id
        where t.user_id = ${userId} order by t.created_at, t.id, l.position`,
  ),
  sold: await exportedRows(
    db,
    sql`select l.name, l.amount_minor, l.tax_minor, l.fee_minor, t.currency, t.paid_at
        from transaction_lines l join transactions t on t.id = l.transaction_id
        where l.seller_id = ${userId} and t.paid_at is not null order by t.paid_at, l.id`,
  ),
  cards: await exportedRows(
    db,
    sql`select gateway, brand, last4, expires_month, expires_year, created_at, revoked_at
        from card_tokens where user_id = ${userId} order by created_at, id`,
  ),
});
