import { sql } from 'drizzle-orm';
import { exportedRows, type ExportPart } from '../../kernel/export-part.ts';

export const exportPlans: ExportPart = async (db, { userId }) => ({
  subscriptions: await exportedRows(
    db,
    sql`select p.name as plan, p.interval, p.amount_minor, p.currency, s.status, s.started_at, s.trial_ends_at,
          s.current_period_ends_at, s.cancels_at_period_end, s.past_due_since, s.ended_at, c.brand as card_brand,
          c.last4 as card_last4
        from subscriptions s join subscription_plans p on p.id = s.plan_id left join card_tokens c on c.id = s.card_id
        where s.user_id = ${userId} order by s.started_at, s.id`,
  ),
});
