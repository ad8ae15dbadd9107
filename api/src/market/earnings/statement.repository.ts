import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../kernel/database/database.ts';
import { movements, type Seller } from './movements.ts';

interface Between {
  from: Date;
  to: Date;
}

/** One line of a statement, minor units. What it was sold for stands beside sales alone. */
export interface MovedRow {
  at: string;
  kind: string;
  is_payout: boolean;
  /** What was sold, or the reference of the payout. */
  name: string;
  sold: number | null;
  discount: number | null;
  tax: number | null;
  fee: number | null;
  mine: number;
}

export const findMoved = (db: Database, seller: Seller, { from, to }: Between): Promise<MovedRow[]> =>
  rowsOf<MovedRow & Record<string, unknown>>(
    db,
    sql`with ${movements(seller)}
        select m.at, m.kind, m.payout is not null as is_payout, coalesce(o.name, p.reference) as name,
               case when m.kind = 'sale' then o.sold end as sold,
               case when m.kind = 'sale' then o.discount end as discount,
               case when m.kind = 'sale' then o.tax end as tax,
               case when m.kind = 'sale' then o.fee end as fee,
               m.mine_minor::float8 as mine
        from moved m left join own o on o.id = m.line left join payouts p on p.id = m.payout
        where m.at >= ${from.toISOString()}::timestamptz and m.at < ${to.toISOString()}::timestamptz
          and m.mine_minor <> 0
        order by m.at, m.entry, o.position`,
  );

/** What the account held before that moment. */
export async function findBalanceBefore(db: Database, seller: Seller, before: Date): Promise<number> {
  const [row] = await rowsOf<{ balance: number }>(
    db,
    sql`with ${movements(seller)}
        select coalesce(sum(mine_minor), 0)::float8 as balance from moved
        where at < ${before.toISOString()}::timestamptz`,
  );
  return row?.balance ?? 0;
}

/** Empty where the account is gone. */
export async function findSellerName(db: Database, userId: string): Promise<string> {
  const [row] = await rowsOf<{ name: string }>(db, sql`select full_name as name from users where id = ${userId}`);
  return row?.name ?? '';
}
