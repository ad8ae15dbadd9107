import { sql } from 'drizzle-orm';
import { exportedRows, type ExportPart } from '../../kernel/export-part.ts';

export const exportBilling: ExportPart = async (db, { userId }) => ({
  transactions: await exportedRows(
    db,
    sql`select t.reference, t.kind, coalesce(c.name, l.title, p.name) as item, t.status, t.amount_minor, t.tax_minor,
          t.discount_minor, t.currency, t.gateway, t.gateway_ref, t.card_brand, t.card_last4, t.settles_at,
          t.failure_code, t.failure_message, t.created_at, t.updated_at,
          coalesce((
            select json_agg(json_build_object('amount_minor', r.amount_minor, 'status', r.status, 'reason', r.reason,
              'created_at', r.created_at, 'updated_at', r.updated_at) order by r.created_at)
            from refunds r where r.transaction_id = t.id), '[]') as refunds
        from transactions t
        left join courses c on t.kind = 'course' and c.id = t.item_id
        left join learning_paths l on t.kind = 'learning_path' and l.id = t.item_id
        left join subscription_plans p on t.kind = 'subscription' and p.id = t.item_id
        where t.user_id = ${userId} order by t.created_at, t.id`,
  ),
});
