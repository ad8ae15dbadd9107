import { sql } from 'drizzle-orm';
import type { Noun } from '../../kernel/noun.ts';
import { exportBilling } from './billing.export.ts';
import { billingRoutes } from './billing.routes.ts';

export const billing: Noun = {
  name: 'billing',
  about: 'Payments and plans',
  routes: billingRoutes,
  people: {
    deleted: ['subscriptions.user_id'],
    emptied: ['transactions.user_id'],
  },
  grants: (userId) =>
    sql`select unnest(p.grants) from subscriptions k join subscription_plans p on p.id = k.plan_id
        where k.user_id = ${userId} and k.ended_at is null`,
  exports: { billing: exportBilling },
};
