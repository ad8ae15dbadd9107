import { sql } from 'drizzle-orm';
import type { Subscription, SubscriptionPlan, Transaction } from '@stoa/shared/contract/market/billing.ts';
import type { TransactionStatus } from '@stoa/shared/contract/market/billing-words.ts';
import { type Database, pageOf, rowsOf } from '../../kernel/database/database.ts';
import type { RefundFacts } from './refund-policy.ts';

export interface TransactionFilters {
  page: number;
  per_page: number;
  status?: TransactionStatus | undefined;
}

const isOwn = (userId: string, { status }: Pick<TransactionFilters, 'status'>) =>
  sql`t.user_id = ${userId} and ${status ? sql`t.status = ${status}` : sql`true`}`;

/** A payment as people see it, and what its refund is judged by. */
export interface ShownTransaction extends Omit<Transaction, 'refund_obstacle'> {
  refund_facts: RefundFacts;
}

/** The courses that payment `t` paid for. */
const courseIds = sql`(
  select l.item_id from transaction_lines l where l.transaction_id = t.id
  union select t.item_id where t.kind = 'course')`;

/**
 * Of transactions `t`. What was paid for keeps its name here, even where it is no longer sold; a page of its own it has only
 * while it is.
 */
export const shownTransaction = sql`
  t.id, t.reference, t.kind, t.status, t.amount_minor, t.tax_minor, t.discount_minor, t.currency,
  t.failure_message, t.created_at,
  case when t.card_brand is not null
    then json_build_object('brand', t.card_brand, 'last4', t.card_last4) end as card,
  case
    when t.kind = 'cart' then (
      select json_build_object('name', string_agg(k.name, ', ' order by k.position), 'slug', null)
      from transaction_lines k where k.transaction_id = t.id)
    when coalesce(c.id, l.id, p.id) is not null then json_build_object(
      'name', coalesce(c.name, l.title, p.name),
      'slug', coalesce(
        case when c.status = 'published' and c.deleted_at is null then c.slug end,
        case when l.status = 'published' then l.slug end)) end as item,
  coalesce((
    select sum(r.amount_minor) from refunds r
    where r.transaction_id = t.id and r.status in ('payment_refunded', 'revocation_error', 'complete')
  ), 0)::int as refunded_minor,
  (select r.status from refunds r where r.transaction_id = t.id order by r.created_at desc, r.id desc limit 1)
    as refund_status,
  (select r.answer from refunds r where r.transaction_id = t.id order by r.created_at desc, r.id desc limit 1)
    as refund_answer,
  json_build_object(
    'kind', t.kind, 'status', t.status, 'amount_minor', t.amount_minor,
    'paid_at', coalesce(t.paid_at, t.created_at),
    'was_asked', exists (
      select from refunds r where r.transaction_id = t.id and r.status <> 'complete'),
    'has_certificate', exists (
      select from certificates k where k.user_id = t.user_id and k.status = 'issued' and k.course_id in ${courseIds}),
    'watched', coalesce((
      select max(e.percentage) from enrolments e where e.user_id = t.user_id and e.course_id in ${courseIds}), 0),
    'was_refunded_before', exists (
      select from transaction_lines k join transactions o on o.id = k.transaction_id
      where o.user_id = t.user_id and o.id <> t.id and o.status = 'refunded' and k.item_id in ${courseIds})
  ) as refund_facts`;

/** What `shownTransaction` reads from. */
export const shownFrom = sql`
  transactions t
  left join courses c on t.kind = 'course' and c.id = t.item_id
  left join learning_paths l on t.kind = 'learning_path' and l.id = t.item_id
  left join subscription_plans p on t.kind = 'subscription' and p.id = t.item_id`;

export const findTransactions = (
  db: Database,
  userId: string,
  filters: TransactionFilters,
): Promise<ShownTransaction[]> =>
  rowsOf<ShownTransaction>(
    db,
    sql`select ${shownTransaction} from ${shownFrom}
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
