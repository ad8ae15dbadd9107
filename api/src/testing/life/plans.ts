import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Life } from '../full-life.ts';

export const alone: Life['alone'] = async ({ db }, { user }, { word }) => {
  const planId = v7();
  await db.execute(sql`insert into subscription_plans (id, name, "interval", amount_minor, currency)
    values (${planId}, ${`Plan of ${word} ${planId.slice(-8)}`}, 'month', 900, 'EUR')`);
  await db.execute(sql`insert into subscriptions (user_id, plan_id, status, current_period_ends_at, gateway)
    values (${user.id}, ${planId}, 'active', now() + interval '9 days', 'none')`);
};
