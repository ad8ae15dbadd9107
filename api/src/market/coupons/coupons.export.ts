import { sql } from 'drizzle-orm';
import { exportedRows, type ExportPart } from '../../kernel/export-part.ts';

export const exportCoupons: ExportPart = async (db, { userId }) => ({
  used: await exportedRows(
    db,
    sql`select c.code, r.state, r.discount_minor, r.currency, r.created_at, r.updated_at
        from coupon_redemptions r join coupons c on c.id = r.coupon_id
        where r.user_id = ${userId} order by r.created_at, r.transaction_id`,
  ),
  made: await exportedRows(
    db,
    sql`select code, discount_type, percent, amount_minor, currency, applies_to, starts_at, expires_at,
          max_redemptions, max_per_user, min_amount_minor, enabled, created_at
        from coupons where created_by = ${userId} order by created_at, code`,
  ),
});
