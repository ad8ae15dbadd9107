import { sql } from 'drizzle-orm';
import type { Transaction } from '@stoa/shared/contract/market/billing.ts';
import type { TransactionKind, TransactionStatus } from '@stoa/shared/contract/market/billing-words.ts';
import { type Database, pageOf, rowsOf } from '../../kernel/database/database.ts';
import type { RefundFacts } from './refund-policy.ts';

export interface TransactionFilters {
  page: number;
  per_page: number;
  status?: TransactionStatus | undefined;
  kind?: TransactionKind | undefined;
  /** Days of UTC, `2026-03-02`; the last one counts, too. */
  from?: string | undefined;
  to?: string | undefined;
}

const isOwn = (userId: string, { status, kind, from, to }: TransactionFilters) =>
  sql.join(
    [
      sql`t.user_id = ${userId}`,
      ...(status ? [sql`t.status = ${status}`] : []),
      ...(kind ? [sql`t.kind = ${kind}`] : []),
      ...(from ? [sql`t.created_at >= ${from}::date::timestamp at time zone 'UTC'`] : []),
      ...(to ? [sql`t.created_at < (${to}::date + 1)::timestamp at time zone 'UTC'`] : []),
    ],
    sql` and `,
  );

/** A payment as people see it, and what its refund is judged by. */
export interface ShownTransaction extends Omit<Transaction, 'refund_obstacle' | 'lines'> {
  refund_facts: RefundFacts;
}

/** What payment `t` paid for; one without an id, where it is older than lines. */
const soldLines = sql`(
  select i.id, i.kind, i.item_id, i.name, i.amount_minor, i.position from transaction_lines i where i.transaction_id = t.id
  union all select null, t.kind, t.item_id, '', t.amount_minor, 1
    where t.item_id is not null and not exists (select from transaction_lines n where n.transaction_id = t.id))`;
/** The courses that line `l` opened, those of a learning path too. */
const courseIds = sql`(
  select l.item_id where l.kind = 'course'
  union select o.course_id from transaction_line_courses o where o.line_id = l.id and o.opened)`;
/** What was paid for another time and went back, by itself or with all of its payment. */
const isPaidBack = sql`(o.status = 'refunded' or i.granted_at is not null and i.amount_minor > 0 and i.amount_minor = (
  select sum(r.amount_minor) from refunds r
  where r.line_id = i.id and r.status in ('payment_refunded', 'revocation_error', 'complete')))`;

/**
 * Of transactions `t`. What was paid for keeps its name here, even where it is no longer sold; a page of its own it has only
 * while it is.
 */
export const shownTransaction = sql`
  t.id, t.reference, t.kind, t.status, t.amount_minor, t.tax_minor, t.discount_minor, t.currency,
  t.failure_code, t.failure_message, t.created_at,
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
  coalesce((
    select json_agg(json_build_object('id', r.id, 'number', r.number, 'kind', r.kind, 'issued_at', r.issued_at)
      order by r.issued_at, r.id)
    from receipts r where r.transaction_id = t.id
  ), '[]') as receipts,
  json_build_object(
    'kind', t.kind, 'status', t.status, 'amount_minor', t.amount_minor,
    'paid_at', coalesce(t.paid_at, t.created_at),
    'refunds', coalesce((
      select json_agg(json_build_object('line_id', r.line_id, 'amount_minor', r.amount_minor, 'status', r.status)
        order by r.created_at, r.id)
      from refunds r where r.transaction_id = t.id), '[]'),
    'lines', coalesce((
      select json_agg(json_build_object('line_id', l.id, 'name', l.name, 'amount_minor', l.amount_minor,
        'has_certificate', exists (
          select from certificates issued where issued.user_id = t.user_id and issued.status = 'issued'
            and (issued.course_id in ${courseIds} or l.kind = 'learning_path' and issued.path_id = l.item_id)),
        'watched', coalesce((
          select max(e.percentage) from enrolments e where e.user_id = t.user_id and e.course_id in ${courseIds}), 0),
        'was_refunded_before', exists (
          select from transaction_lines i join transactions o on o.id = i.transaction_id
          where o.user_id = t.user_id and o.id <> t.id and i.item_id = l.item_id and ${isPaidBack})
        ) order by l.position)
      from ${soldLines} l), '[]')
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

export async function countTransactions(db: Database, userId: string, filters: TransactionFilters): Promise<number> {
  const [row] = await rowsOf<{ total: number }>(
    db,
    sql`select count(*)::int as total from transactions t where ${isOwn(userId, filters)}`,
  );
  return row?.total ?? 0;
}
