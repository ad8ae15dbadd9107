import { eq, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Order } from '@stoa/shared/contract/kernel/sort-orders.ts';
import type { PayableSort, PayoutSort } from '@stoa/shared/contract/market/payout-sorts.ts';
import type { Payable, payableFilters, payoutFilters } from '@stoa/shared/contract/market/payouts.ts';
import type { Batch } from '../../files/list-csv.ts';
import { type Database, pageOf, rowsOf } from '../../kernel/database/database.ts';
import { inOrder, isBehind } from '../../kernel/database/in-order.ts';
import { likePattern } from '../../kernel/database/like-pattern.ts';
import { users } from '../../kernel/users.tables.ts';
import { account } from '../ledger/accounts.ts';
import { type PayoutRow, payouts } from './payouts.tables.ts';

interface InPages<S> {
  page: number;
  per_page: number;
  sort: S;
  order: Order;
}
type PayableFilters = z.output<typeof payableFilters>;
type PayoutFilters = z.output<typeof payoutFilters>;
export type ListedPayables = PayableFilters & InPages<PayableSort>;
export type ListedPayouts = PayoutFilters & InPages<PayoutSort>;

/** Sellers whose account is not at 0, by currency. */
const owed = sql`
  select split_part(account, ':', 2)::uuid as seller, currency, -sum(amount_minor) as payable
  from ledger_lines where account like 'creator_payable:%'
  group by account, currency having sum(amount_minor) <> 0`;

const isCalled = (q: string, said: SQL): SQL =>
  q === '' ? sql`true` : sql`plain_words(${said}) like plain_words(${likePattern(q)})`;
const isOwed = ({ q }: PayableFilters): SQL => isCalled(q, sql`u.full_name || ' ' || u.email`);

const payables = sql`
        select json_build_object('id', u.id, 'name', u.full_name, 'email', u.email) as creator,
               o.currency, o.payable::float8 as payable_minor,
               coalesce((select sum(p.amount_minor) from payouts p where p.creator_id = u.id
                 and p.currency = o.currency and p.reversed_at is null), 0)::float8 as paid_out_minor
        from owed o join users u on u.id = o.seller`;

const payablesBy: Readonly<Record<PayableSort, SQL>> = { owed: sql`o.payable`, name: sql`lower(u.full_name)` };

export const findPayables = (db: Database, filters: ListedPayables): Promise<Payable[]> =>
  rowsOf<Payable>(
    db,
    sql`with owed as (${owed}) ${payables} where ${isOwed(filters)}
        ${inOrder(filters.order, payablesBy[filters.sort])}, u.full_name, u.id, o.currency ${pageOf(filters)}`,
  );

/** By seller and currency, which are one row. */
const payableKey = sql`u.id::text || ' ' || o.currency`;

export const findPayablesBehind = (
  db: Database,
  filters: PayableFilters,
  { after, limit }: Batch,
): Promise<(Payable & { id: string })[]> =>
  rowsOf(
    db,
    sql`with owed as (${owed}), listed as (
          ${payables} where ${isOwed(filters)} and ${isBehind(payableKey, after)} order by ${payableKey} limit ${limit})
        select *, creator ->> 'id' || ' ' || currency as id from listed order by id`,
  );

export async function countPayables(db: Database, filters: PayableFilters): Promise<number> {
  const [row] = await rowsOf<{ total: number }>(
    db,
    sql`with owed as (${owed})
        select count(*)::int as total from owed o join users u on u.id = o.seller where ${isOwed(filters)}`,
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

const isPaid = ({ q, from, to }: PayoutFilters): SQL =>
  sql`${isCalled(q, sql`c.full_name || ' ' || c.email || ' ' || p.reference`)}
    and ${from === undefined ? sql`true` : sql`p.paid_on >= ${from}::date`}
    and ${to === undefined ? sql`true` : sql`p.paid_on <= ${to}::date`}`;

const payoutsBy: Readonly<Record<PayoutSort, readonly SQL[]>> = {
  recorded: [sql`p.created_at`],
  paid: [sql`p.paid_on`],
  amount: [sql`p.currency`, sql`p.amount_minor`],
};

export const findPayouts = (db: Database, filters: ListedPayouts): Promise<ShownPayout[]> =>
  rowsOf<ShownPayout>(
    db,
    sql`${shown} where ${isPaid(filters)}
        ${inOrder(filters.order, ...payoutsBy[filters.sort], sql`p.id`)} ${pageOf(filters)}`,
  );

export const findPayoutsBehind = (
  db: Database,
  filters: PayoutFilters,
  { after, limit }: Batch,
): Promise<ShownPayout[]> =>
  rowsOf<ShownPayout>(
    db,
    sql`${shown} where ${isPaid(filters)} and ${isBehind(sql`p.id`, after)} order by p.id limit ${limit}`,
  );

export async function findShownPayout(db: Database, id: string): Promise<ShownPayout | undefined> {
  const [row] = await rowsOf<ShownPayout>(db, sql`${shown} where p.id = ${id}`);
  return row;
}

export async function countPayouts(db: Database, filters: PayoutFilters): Promise<number> {
  const [row] = await rowsOf<{ total: number }>(
    db,
    sql`select count(*)::int as total from payouts p join users c on c.id = p.creator_id where ${isPaid(filters)}`,
  );
  return row?.total ?? 0;
}
