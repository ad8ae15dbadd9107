import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Order } from '@stoa/shared/contract/kernel/sort-orders.ts';
import type { EventStanding } from '@stoa/shared/contract/market/event-standings.ts';
import type { eventFilters, GatewayEvent } from '@stoa/shared/contract/market/gateway-events.ts';
import type { Batch } from '../../files/list-csv.ts';
import { type CappedTotal, countUpToMost } from '../../kernel/database/counts.ts';
import { type Database, pageOf, rowsOf } from '../../kernel/database/database.ts';
import { inOrder, isBehind, isWithin } from '../../kernel/database/in-order.ts';
import { gatewayEventWork } from '../payments/gateway-events.ts';

type Filters = z.output<typeof eventFilters>;

export interface ListedEvents extends Filters {
  page: number;
  per_page: number;
  order: Order;
}

/** The newest work at each event `e`: what is done long ago has left no row. */
const from = sql`
  gateway_events e
  left join transactions t on t.reference = e.reference
  left join lateral (
    select w.given_up_at, w.last_error from work w
    where e.settled_at is null and w.done_at is null and w.kind = ${gatewayEventWork.kind} and w.key = e.id::text
    order by w.given_up_at is not null, w.created_at desc limit 1
  ) w on true`;

const standing = sql`case
  when e.settled_at is not null then 'taken_in'
  when w.given_up_at is not null then 'given_up'
  else 'waiting' end`;

const isListed = ({ standing: wanted, reference, ...days }: Filters): SQL =>
  sql`${isWithin(sql`e.received_at`, days)} and ${isStanding(wanted)} and ${reference ? sql`starts_with(e.reference, upper(${reference}))` : sql`true`}`;

/** Whether it is taken in stands in an index of its own; the few that are not are told apart by their work. */
function isStanding(wanted: EventStanding | undefined): SQL {
  if (wanted === undefined) return sql`true`;
  if (wanted === 'taken_in') return sql`e.settled_at is not null`;
  return sql`e.settled_at is null and ${standing} = ${wanted}`;
}

const columns = sql`
  e.id, e.gateway, e.event_id, e.type, e.reference, e.received_at, e.settled_at as taken_in_at, ${standing} as standing,
  w.last_error, case when t.id is not null then json_build_object('id', t.id, 'status', t.status) end as payment`;

export const findEvents = (db: Database, filters: ListedEvents): Promise<GatewayEvent[]> =>
  rowsOf<GatewayEvent>(
    db,
    sql`select ${columns} from ${from} where ${isListed(filters)}
        ${inOrder(filters.order, sql`e.received_at`, sql`e.id`)} ${pageOf(filters)}`,
  );

export const findEventsBehind = (db: Database, filters: Filters, { after, limit }: Batch): Promise<GatewayEvent[]> =>
  rowsOf<GatewayEvent>(
    db,
    sql`select ${columns} from ${from} where ${isListed(filters)} and ${isBehind(sql`e.id`, after)}
        order by e.id limit ${limit}`,
  );

export const countEvents = (db: Database, filters: Filters): Promise<CappedTotal> =>
  countUpToMost(db, sql`from ${from} where ${isListed(filters)}`);

export async function findEvent(db: Database, id: string): Promise<GatewayEvent | undefined> {
  const [row] = await rowsOf<GatewayEvent>(db, sql`select ${columns} from ${from} where e.id = ${id}`);
  return row;
}

/** As if it had just come. */
export const updateEventUntaken = (tx: Database, id: string) =>
  tx.execute(sql`update gateway_events set settled_at = null where id = ${id}`);
