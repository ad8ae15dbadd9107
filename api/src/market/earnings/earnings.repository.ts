import { sql } from 'drizzle-orm';
import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import type { Earnings, Sale, Share } from '@stoa/shared/contract/market/earnings.ts';
import { type Database, pageOf, rowsOf } from '../../kernel/database/database.ts';
import { movements, type Seller, shareColumns } from './movements.ts';

/** In which currencies somebody has sold. */
export const findCurrencies = (db: Database, userId: string): Promise<{ currency: string }[]> =>
  rowsOf(
    db,
    sql`select t.currency from transaction_lines l join transactions t on t.id = l.transaction_id
        where l.seller_id = ${userId} and t.paid_at is not null
        group by t.currency order by count(*) desc, t.currency`,
  );

export type MonthRow = Share & { month: string; paid_out_minor: number };

/** Months in which something moved, oldest first. */
export const findMonths = (db: Database, seller: Seller): Promise<MonthRow[]> =>
  rowsOf<MonthRow>(
    db,
    sql`with ${movements(seller)}
        select to_char(m.at at time zone 'UTC', 'YYYY-MM') as month, ${shareColumns},
               coalesce(-sum(m.mine_minor) filter (where m.payout is not null), 0)::float8 as paid_out_minor
        from moved m left join own o on o.id = m.line
        group by 1 order by 1`,
  );

type ItemRow = Share & { kind: Earnings['items'][number]['kind']; id: string; name: string; sales: number };

/** Under the newest of the names that it was sold by. */
export const findItems = (db: Database, seller: Seller): Promise<ItemRow[]> =>
  rowsOf<ItemRow>(
    db,
    sql`with ${movements(seller)}
        select o.kind, o.item_id as id, (array_agg(o.name order by m.at desc))[1] as name,
               (count(*) filter (where m.kind = 'sale'))::int as sales, ${shareColumns}
        from moved m join own o on o.id = m.line
        group by o.kind, o.item_id order by earned_minor desc, name, id`,
  );

type SaleRow = Share & { id: string; at: string; kind: Sale['item']['kind']; item_id: string; name: string };

export const findSales = (db: Database, seller: Seller, page: { page: number; per_page: number }): Promise<SaleRow[]> =>
  rowsOf<SaleRow>(
    db,
    sql`with ${movements(seller)}
        select o.id, min(m.at) filter (where m.kind = 'sale') as at, o.kind, o.item_id, o.name, ${shareColumns}
        from moved m join own o on o.id = m.line
        group by o.id, o.kind, o.item_id, o.name
        order by at desc, o.id ${pageOf(page)}`,
  );

export async function countSales(db: Database, seller: Seller): Promise<number> {
  const [row] = await rowsOf<{ total: number }>(
    db,
    sql`with ${movements(seller)} select count(distinct m.line)::int as total from moved m`,
  );
  return row?.total ?? 0;
}

export const findOwnPayouts = (
  db: Database,
  { userId, currency }: Seller,
  page: { page: number; per_page: number },
): Promise<Reply<'listOwnPayouts'>['items']> =>
  rowsOf(
    db,
    sql`select id, amount_minor::float8 as amount_minor, currency, reference, to_char(paid_on, 'YYYY-MM-DD') as paid_on,
               reversal_reason, created_at
        from payouts where creator_id = ${userId} and currency = ${currency}
        order by created_at desc, id desc ${pageOf(page)}`,
  );

export async function countOwnPayouts(db: Database, { userId, currency }: Seller): Promise<number> {
  const [row] = await rowsOf<{ total: number }>(
    db,
    sql`select count(*)::int as total from payouts where creator_id = ${userId} and currency = ${currency}`,
  );
  return row?.total ?? 0;
}
