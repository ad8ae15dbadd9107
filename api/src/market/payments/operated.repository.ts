import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Order } from '@stoa/shared/contract/kernel/sort-orders.ts';
import type { PaymentSort, RefundSort, RefundStatus } from '@stoa/shared/contract/market/billing-words.ts';
import type {
  OperatedTransaction,
  paymentFilters,
  Refund,
  refundFilters,
  TransactionStory,
} from '@stoa/shared/contract/market/payments.ts';
import type { Batch } from '../../files/list-csv.ts';
import { type CappedTotal, countUpToMost } from '../../kernel/database/counts.ts';
import { type Database, pageOf, rowsOf } from '../../kernel/database/database.ts';
import { inOrder, isBehind, isWithin } from '../../kernel/database/in-order.ts';
import { shownFrom, type ShownTransaction, shownTransaction } from '../billing/billing.repository.ts';

type PaymentFilters = z.output<typeof paymentFilters>;
type RefundFilters = z.output<typeof refundFilters>;

interface InPages<S> {
  page: number;
  per_page: number;
  sort: S;
  order: Order;
}

export type OperatedFilters = PaymentFilters & InPages<PaymentSort>;
export type WaitingFilters = RefundFilters & InPages<RefundSort>;

export type OperatedRow = ShownTransaction &
  Omit<OperatedTransaction, keyof ShownTransaction | 'refund_obstacle' | 'lines'>;

const operated = sql`${shownTransaction}, t.gateway, t.settles_at, t.review_reason,
  case when u.id is not null then json_build_object('id', u.id, 'name', u.full_name, 'email', u.email) end as payer`;
const operatedFrom = sql`${shownFrom} left join users u on u.id = t.user_id`;

/**
 * A reference or an address by its beginning; four digits are those of a card, too. Each is looked up by itself, for with an
 * `or` over two tables no index is of use.
 */
function isSearched(search: string): SQL {
  const begins = `${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const ways = [
    sql`select f.id from transactions f where f.reference like ${begins.toUpperCase()}`,
    sql`select f.id from users p join transactions f on f.user_id = p.id where lower(p.email) like ${begins.toLowerCase()}`,
    ...(/^\d{4}$/.test(search) ? [sql`select f.id from transactions f where f.card_last4 = ${search}`] : []),
  ];
  return sql`t.id in (${sql.join(ways, sql` union `)})`;
}

const isListed = ({ search, status, in_review, ...days }: PaymentFilters): SQL =>
  sql`${isWithin(sql`t.created_at`, days)} and ${search ? isSearched(search) : sql`true`}
    and ${status ? sql`t.status = ${status}` : sql`true`}
    and ${in_review === undefined ? sql`true` : sql`(t.review_reason is not null) = ${in_review}`}`;

const sortedBy: Readonly<Record<PaymentSort, readonly SQL[]>> = {
  created: [sql`t.created_at`],
  amount: [sql`t.currency`, sql`t.amount_minor`],
};

export const findOperated = (db: Database, filters: OperatedFilters): Promise<OperatedRow[]> =>
  rowsOf<OperatedRow>(
    db,
    sql`select ${operated} from ${operatedFrom} where ${isListed(filters)}
        ${inOrder(filters.order, ...sortedBy[filters.sort], sql`t.id`)} ${pageOf(filters)}`,
  );

export const findOperatedBehind = (
  db: Database,
  filters: PaymentFilters,
  { after, limit }: Batch,
): Promise<OperatedRow[]> =>
  rowsOf<OperatedRow>(
    db,
    sql`select ${operated} from ${operatedFrom} where ${isListed(filters)} and ${isBehind(sql`t.id`, after)}
        order by t.id limit ${limit}`,
  );

export const findOperatedById = (db: Database, ids: readonly string[]): Promise<OperatedRow[]> =>
  rowsOf<OperatedRow>(
    db,
    sql`select ${operated} from ${operatedFrom}
        where t.id in (select value::uuid from json_array_elements_text(${JSON.stringify(ids)}::json))`,
  );

export const countOperated = (db: Database, filters: OperatedFilters): Promise<CappedTotal> =>
  countUpToMost(db, sql`from transactions t where ${isListed(filters)}`);

const refundColumns = sql`r.id, r.transaction_id, r.line_id, r.amount_minor, r.status, r.way, r.reason, r.answer,
  r.created_at, r.updated_at`;
/** Asked for and not decided on, or decided on and hanging. */
const isWaiting = sql`r.status not in ('denied', 'complete')`;

export interface WaitingRefund extends Refund {
  status: RefundStatus;
  decided_at: string | null;
  /** What its gateway has paid back and no other refund accounts for, minor units. */
  unknown_minor: number;
}

const isAsked = ({ search, status }: RefundFilters): SQL =>
  sql`${isWaiting} and ${status ? sql`r.status = ${status}` : sql`true`} and ${search ? isSearched(search) : sql`true`}`;

const refundsBy: Readonly<Record<RefundSort, readonly SQL[]>> = {
  asked: [sql`r.created_at`],
  amount: [sql`t.currency`, sql`r.amount_minor`],
};

export const findWaitingRefunds = (db: Database, filters: WaitingFilters): Promise<WaitingRefund[]> =>
  rowsOf<WaitingRefund>(
    db,
    sql`select ${refundColumns}, r.decided_at, t.refunded_there_minor - coalesce((
            select sum(o.amount_minor) from refunds o
            where o.transaction_id = t.id and o.id <> r.id and o.decided_at is not null
              and o.status not in ('denied', 'payment_error')), 0)::int as unknown_minor
        from refunds r join transactions t on t.id = r.transaction_id
        where ${isAsked(filters)}
        ${inOrder(filters.order, ...refundsBy[filters.sort], sql`r.id`)} ${pageOf(filters)}`,
  );

export interface RefundLine extends Refund {
  reference: string;
  currency: string;
  payer: string | null;
}

export const findRefundsBehind = (
  db: Database,
  filters: RefundFilters,
  { after, limit }: Batch,
): Promise<RefundLine[]> =>
  rowsOf<RefundLine>(
    db,
    sql`select ${refundColumns}, t.reference, t.currency, u.email as payer
        from refunds r join transactions t on t.id = r.transaction_id left join users u on u.id = t.user_id
        where ${isAsked(filters)} and ${isBehind(sql`r.id`, after)} order by r.id limit ${limit}`,
  );

export async function countWaitingRefunds(db: Database, filters: RefundFilters): Promise<number> {
  const [row] = await rowsOf<{ total: number }>(
    db,
    sql`select count(*)::int as total from refunds r join transactions t on t.id = r.transaction_id
        where ${isAsked(filters)}`,
  );
  return row?.total ?? 0;
}

const person = (of: 'a' | 'd'): SQL => {
  const user = sql.identifier(of);
  return sql`case when ${user}.id is not null then json_build_object('id', ${user}.id, 'name', ${user}.full_name) end`;
};

export const findStoryRefunds = (db: Database, transactionId: string): Promise<TransactionStory['refunds']> =>
  rowsOf(
    db,
    sql`select ${refundColumns}, r.failure_message, ${person('a')} as asked_by, ${person('d')} as decided_by
        from refunds r left join users a on a.id = r.asked_by left join users d on d.id = r.decided_by
        where r.transaction_id = ${transactionId} order by r.created_at, r.id`,
  );

export const findStoryEvents = (db: Database, transactionId: string): Promise<TransactionStory['events']> =>
  rowsOf(
    db,
    sql`select e.at, e.from_status, e.to_status, e.amount_minor, e.source, e.detail ->> 'note' as detail,
          e.detail ->> 'resolved' as resolved,
          ${person('a')} as "by"
        from transaction_events e left join users a on a.id = e.actor_id
        where e.transaction_id = ${transactionId} order by e.at, e.id`,
  );

export const findGatewayEvents = (db: Database, reference: string): Promise<TransactionStory['gateway_events']> =>
  rowsOf(
    db,
    sql`select id, event_id, type, received_at, settled_at from gateway_events
        where reference = ${reference} order by received_at, id`,
  );

export async function findCouponCode(db: Database, couponId: string | null): Promise<string | null> {
  const [row] = await rowsOf<{ code: string }>(db, sql`select code from coupons where id = ${couponId}`);
  return row?.code ?? null;
}
