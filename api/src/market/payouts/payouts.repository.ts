import { eq, sql } from 'drizzle-orm';
import type { Payable } from '@stoa/shared/contract/market/payouts.ts';
import { type Database, pageOf, rowsOf } from '../../kernel/database/database.ts';
import { users } from '../../kernel/users.tables.ts';
import { account } from '../ledger/accounts.ts';
import { type PayoutRow, payouts } from './payouts.tables.ts';

interface Page {
  page: number;
  per_page: number;
}

/** Sellers whose account is not at 0, by currency. */
const owed = sql`
  select split_part(account, ':', 2)::uuid as seller, currency, -sum(amount_minor) as payable
  from ledger_lines where account like 'creator_payable:%'
  group by account, currency having sum(amount_minor) <> 0`;

export const findPayables = (db: Database, page: Page): Promise<Payable[]> =>
  rowsOf<Payable>(
    db,
    sql`with owed as (${owed})
        select json_build_object('id', u.id, 'name', u.full_name, 'email', u.email) as creator,
               o.currency, o.payable::float8 as payable_minor,
               coalesce((select sum(p.amount_minor) from payouts p where p.creator_id = u.id
                 and p.currency = o.currency and p.reversed_at is null), 0)::float8 as paid_out_minor
        from owed o join users u on u.id = o.seller
        order by o.payable desc, u.full_name, u.id, o.currency ${pageOf(page)}`,
  );

export async function countPayables(db: Database): Promise<number> {
  const [row] = await rowsOf<{ total: number }>(
    db,
    sql`with owed as (${owed}) select count(*)::int as total from owed`,
  );
  return row?.total ?? 0;
}

/** Whoever pays the same person out waits until the transaction ends. False: there is no such person. */
export async function lockSeller(tx: Database, userId: string): Promise<boolean> {
  const found = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  return found.length > 0;
}

/** What the books say that is owed, minor units. */
export async function findPayable(tx: Database, userId: string, currency: string): Promise<number> {
  const [row] = await rowsOf<{ payable: number }>(
    tx,
    sql`select coalesce(-sum(amount_minor), 0)::float8 as payable from ledger_lines
        where account = ${account.creatorPayable(userId, currency)}`,
  );
  return row?.payable ?? 0;
}

export async function insertPayout(tx: Database, row: typeof payouts.$inferInsert): Promise<PayoutRow> {
  const [inserted] = await tx.insert(payouts).values(row).returning();
  return inserted!;
}

export async function findPayoutByKey(tx: Database, key: string): Promise<PayoutRow | undefined> {
  const [row] = await tx.select().from(payouts).where(eq(payouts.key, key));
  return row;
}

/** Nobody else changes it until the transaction ends. */
export async function findPayoutLocked(tx: Database, id: string): Promise<PayoutRow | undefined> {
  const [row] = await tx.select().from(payouts).where(eq(payouts.id, id)).for('update');
  return row;
}

export async function updatePayout(tx: Database, id: string, change: Partial<PayoutRow>): Promise<void> {
  await tx.update(payouts).set(change).where(eq(payouts.id, id));
}

interface Person {
  id: string;
  name: string;
}

export interface ShownPayout {
  id: string;
  creator: Person;
  amount_minor: number;
  currency: string;
  reference: string;
  paid_on: string;
  recorded_by: Person | null;
  created_at: string;
  reversed_at: string | null;
  reversed_by: Person | null;
  reversal_reason: string | null;
}

const shown = sql`
  select p.id, json_build_object('id', c.id, 'name', c.full_name) as creator, p.amount_minor::float8 as amount_minor,
         p.currency, p.reference, to_char(p.paid_on, 'YYYY-MM-DD') as paid_on,
         case when r.id is not null then json_build_object('id', r.id, 'name', r.full_name) end as recorded_by,
         p.created_at, p.reversed_at, p.reversal_reason,
         case when b.id is not null then json_build_object('id', b.id, 'name', b.full_name) end as reversed_by
  from payouts p join users c on c.id = p.creator_id
  left join users r on r.id = p.recorded_by left join users b on b.id = p.reversed_by`;

export const findPayouts = (db: Database, page: Page): Promise<ShownPayout[]> =>
  rowsOf<ShownPayout>(db, sql`${shown} order by p.created_at desc, p.id desc ${pageOf(page)}`);

export async function findShownPayout(db: Database, id: string): Promise<ShownPayout | undefined> {
  const [row] = await rowsOf<ShownPayout>(db, sql`${shown} where p.id = ${id}`);
  return row;
}

export const countPayouts = (db: Database): Promise<number> => db.$count(payouts);
