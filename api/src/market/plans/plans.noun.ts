import { sql } from 'drizzle-orm';
import type { Noun } from '../../kernel/noun.ts';
import { exportPlans } from './plans.export.ts';
import { planRoutes } from './plans.routes.ts';
import { haveTwoPlans } from './have-two-plans.ts';

export const plans: Noun = {
  name: 'plans',
  about: 'Plans, and who has one',
  routes: planRoutes,
  speaksOfMoney: true,
  people: { deleted: ['subscriptions.user_id'] },
  merges: {
    'subscriptions.user_id': 'move',
  },
  refusesMerge: { two_plans: haveTwoPlans },
  grants: (userId) =>
    sql`select unnest(p.grants) from subscriptions k join subscription_plans p on p.id = k.plan_id
        where k.user_id = ${userId} and k.ended_at is null`,
  exports: { plans: exportPlans },
};
