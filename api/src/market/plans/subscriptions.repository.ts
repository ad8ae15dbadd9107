import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Subscription, SubscriptionPlan } from '@stoa/shared/contract/market/plans.ts';
import { type Database, rowsOf } from '../../kernel/database/database.ts';
import { planObject } from './plans.repository.ts';
import { subscriptions, type SubscriptionRow } from './plans.tables.ts';

/** Of a person, in the words of the contract; instants as the database writes them. */
export interface ShownSubscription extends Pick<Subscription, 'id' | 'status' | 'cancels_at_period_end' | 'card'> {
  plan: SubscriptionPlan;
  started_at: string;
  trial_ends_at: string | null;
  current_period_ends_at: string;
  ended_at: string | null;
  past_due_since: string | null;
  failure_code: NonNullable<Subscription['past_due']>['failure'];
  next_try_at: string | null;
}

/** The one that lasts, else the last that ended. The card: while this gateway keeps it. */
export async function findShownSubscription(
  db: Database,
  userId: string,
  gateway: string | undefined,
): Promise<ShownSubscription | undefined> {
  const [row] = await rowsOf<ShownSubscription>(
    db,
    sql`select s.id, s.status, s.started_at, s.trial_ends_at, s.current_period_ends_at, s.cancels_at_period_end,
          s.ended_at, s.past_due_since, s.failure_code, s.next_try_at, ${planObject} as plan,
          case when c.id is not null then json_build_object('id', c.id, 'brand', c.brand, 'last4', c.last4) end as card
        from subscriptions s join subscription_plans p on p.id = s.plan_id
          left join card_tokens c on c.id = s.card_id and c.revoked_at is null and c.gateway = ${gateway ?? ''}
        where s.user_id = ${userId}
        order by (s.ended_at is null) desc, s.ended_at desc, s.id desc
        limit 1`,
  );
  return row;
}

const isLasting = (userId: string) => and(eq(subscriptions.userId, userId), isNull(subscriptions.endedAt));

export async function findLasting(db: Database, userId: string): Promise<SubscriptionRow | undefined> {
  const [row] = await db.select().from(subscriptions).where(isLasting(userId));
  return row;
}

/** Nobody else changes it until the transaction ends. Whoever locks a payment too does that before. */
export async function lockLasting(tx: Database, userId: string): Promise<SubscriptionRow | undefined> {
  const [row] = await tx.select().from(subscriptions).where(isLasting(userId)).for('update');
  return row;
}

export async function lockSubscription(tx: Database, id: string): Promise<SubscriptionRow | undefined> {
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.id, id)).for('update');
  return row;
}

/** The one for whose running period this line of a payment paid. */
export async function lockPaidBy(tx: Database, lineId: string): Promise<SubscriptionRow | undefined> {
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.lineId, lineId)).for('update');
  return row;
}

export async function lockLastEnded(tx: Database, userId: string): Promise<SubscriptionRow | undefined> {
  const [row] = await tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), isNotNull(subscriptions.endedAt)))
    .orderBy(desc(subscriptions.endedAt), desc(subscriptions.id))
    .limit(1)
    .for('update');
  return row;
}

export const countSubscriptions = (db: Database, userId: string): Promise<number> =>
  db.$count(subscriptions, eq(subscriptions.userId, userId));

/** False where this person has one that lasts, be it only since a moment. */
export async function insertSubscription(tx: Database, row: typeof subscriptions.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(subscriptions)
    .values(row)
    .onConflictDoNothing({
      target: subscriptions.userId,
      where: sql`status in ('trialing', 'active', 'past_due')`,
    })
    .returning({ id: subscriptions.id });
  return rows.length > 0;
}

type Change = { [K in keyof SubscriptionRow]?: SubscriptionRow[K] | ReturnType<typeof sql> };

export const updateSubscription = (tx: Database, id: string, change: Change) =>
  tx
    .update(subscriptions)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(subscriptions.id, id));

const moments = [
  'startedAt',
  'trialEndsAt',
  'anchoredAt',
  'currentPeriodEndsAt',
  'pastDueSince',
  'nextTryAt',
  'endedAt',
] as const satisfies (keyof SubscriptionRow)[];

/** As if everything about this person's subscriptions had happened so many days earlier. */
export async function ageSubscriptions(db: Database, userId: string, days: number): Promise<void> {
  const earlier = Object.fromEntries(
    moments.map((name) => [name, sql`${subscriptions[name]} - make_interval(days => ${days}::int)`]),
  );
  await db.update(subscriptions).set(earlier).where(eq(subscriptions.userId, userId));
}
