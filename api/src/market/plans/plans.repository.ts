import { eq, sql } from 'drizzle-orm';
import type { SubscriptionPlan } from '@stoa/shared/contract/market/plans.ts';
import { type Database, rowsOf } from '../../kernel/database/database.ts';
import { type PlanRow, subscriptionPlans } from './plans.tables.ts';

/** As the contract has a plan, of plans `p`. */
export const planObject = sql`json_build_object(
  'id', p.id, 'name', p.name, 'interval', p."interval", 'amount_minor', p.amount_minor, 'currency', p.currency,
  'trial_days', p.trial_days, 'grants', to_json(p.grants))`;

export async function findPlansOnOffer(db: Database): Promise<SubscriptionPlan[]> {
  const rows = await rowsOf<{ plan: SubscriptionPlan }>(
    db,
    sql`select ${planObject} as plan from subscription_plans p
        where p.retired_at is null order by p.currency, p.amount_minor, p.id`,
  );
  return rows.map(({ plan }) => plan);
}

export async function findPlan(db: Database, id: string): Promise<PlanRow | undefined> {
  const [row] = await db.select().from(subscriptionPlans).where(eq(subscriptionPlans.id, id));
  return row;
}

/** Nobody else changes it until the transaction ends. */
export async function findPlanLocked(tx: Database, id: string): Promise<PlanRow | undefined> {
  const [row] = await tx.select().from(subscriptionPlans).where(eq(subscriptionPlans.id, id)).for('update');
  return row;
}

/** Of a subscription: its plan is never deleted. */
export async function requirePlanRow(db: Database, id: string): Promise<PlanRow> {
  const row = await findPlan(db, id);
  if (row === undefined) throw new Error(`No plan has the id ${id}.`);
  return row;
}

/** Instants as the database writes them. */
export interface PlanWithUse {
  plan: SubscriptionPlan;
  retired_at: string | null;
  created_at: string;
  trialing: number;
  active: number;
  past_due: number;
}

/** Those on sale first, cheapest first; or one. */
export const findPlansWithUse = (db: Database, id?: string): Promise<PlanWithUse[]> =>
  rowsOf<PlanWithUse>(
    db,
    sql`select ${planObject} as plan, p.retired_at, p.created_at, u.trialing, u.active, u.past_due
        from subscription_plans p cross join lateral (
          select count(*) filter (where s.status = 'trialing')::int as trialing,
            count(*) filter (where s.status = 'active')::int as active,
            count(*) filter (where s.status = 'past_due')::int as past_due
          from subscriptions s where s.plan_id = p.id) u
        where ${id === undefined ? sql`true` : sql`p.id = ${id}`}
        order by (p.retired_at is not null), p.currency, p.amount_minor, p.id`,
  );

export async function insertPlan(db: Database, plan: typeof subscriptionPlans.$inferInsert): Promise<string> {
  const [row] = await db.insert(subscriptionPlans).values(plan).returning({ id: subscriptionPlans.id });
  if (row === undefined) throw new Error('A plan was not kept.');
  return row.id;
}

/** False where there is no such plan. */
export async function updatePlanRow(db: Database, id: string, change: Partial<PlanRow>): Promise<boolean> {
  const rows = await db
    .update(subscriptionPlans)
    .set(change)
    .where(eq(subscriptionPlans.id, id))
    .returning({ id: subscriptionPlans.id });
  return rows.length > 0;
}
