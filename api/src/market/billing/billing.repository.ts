import { sql } from 'drizzle-orm';
import type { Subscription, SubscriptionPlan, Transaction } from '@stoa/shared/contract/market/billing.ts';
import type { TransactionStatus } from '@stoa/shared/contract/market/billing-words.ts';
import { type Database, pageOf, rowsOf } from '../../kernel/database/database.ts';

export interface TransactionFilters {
  page: number;
  per_page: number;
  status?: TransactionStatus | undefined;
}

const isOwn = (userId: string, { status }: Pick<TransactionFilters, 'status'>) =>
  sql`t.user_id = ${userId} and ${status ? sql`t.status = ${status}` : sql`true`}`;

/** What was paid for keeps its name here, even where it is no longer sold; a page of its own it has only while it is. */
export const findTransactions = (db: Database, userId: string, filters: TransactionFilters): Promise<Transaction[]> =>
  rowsOf<Transaction>(
    db,
    sql`select t.id, t.reference, t.kind, t.status, t.amount_minor, t.tax_minor, t.discount_minor, t.currency,
          t.failure_message, t.created_at,
          case when t.card_brand is not null
            then json_build_object('brand', t.card_brand, 'last4', t.card_last4) end as card,
          case when coalesce(c.id, l.id, p.id) is not null then json_build_object(
            'name', coalesce(c.name, l.title, p.name),
            'slug', coalesce(
              case when c.status = 'published' and c.deleted_at is null then c.slug end,
              case when l.status = 'published' then l.slug end)) end as item,
          coalesce((
            select sum(r.amount_minor) from refunds r
            where r.transaction_id = t.id and r.status in ('payment_refunded', 'revocation_error', 'complete')
          ), 0)::int as refunded_minor
        from transactions t
        left join courses c on t.kind = 'course' and c.id = t.item_id
        left join learning_paths l on t.kind = 'learning_path' and l.id = t.item_id
        left join subscription_plans p on t.kind = 'subscription' and p.id = t.item_id
        where ${isOwn(userId, filters)}
        order by t.created_at desc, t.id desc ${pageOf(filters)}`,
  );

export async function countTransactions(
  db: Database,
  userId: string,
  filters: Pick<TransactionFilters, 'status'>,
): Promise<number> {
  const [row] = await rowsOf<{ total: number }>(
    db,
    sql`select count(*)::int as total from transactions t where ${isOwn(userId, filters)}`,
  );
  return row?.total ?? 0;
}

const planColumns = sql`
  'id', p.id, 'name', p.name, 'interval', p."interval", 'amount_minor', p.amount_minor, 'currency', p.currency,
  'trial_days', p.trial_days, 'grants', to_json(p.grants)`;

export async function findPlansOnOffer(db: Database): Promise<SubscriptionPlan[]> {
  const rows = await rowsOf<{ plan: SubscriptionPlan }>(
    db,
    sql`select json_build_object(${planColumns}) as plan from subscription_plans p
        where p.retired_at is null order by p.currency, p.amount_minor, p.id`,
  );
  return rows.map(({ plan }) => plan);
}

/** The one that lasts, else the last that ended. */
export async function findSubscription(db: Database, userId: string): Promise<Subscription | undefined> {
  const [row] = await rowsOf<Subscription>(
    db,
    sql`select s.id, s.status, s.started_at, s.current_period_ends_at, s.cancels_at_period_end, s.ended_at,
          json_build_object(${planColumns}) as plan
        from subscriptions s join subscription_plans p on p.id = s.plan_id
        where s.user_id = ${userId}
        order by (s.ended_at is null) desc, s.ended_at desc, s.id desc
        limit 1`,
  );
  return row;
}
