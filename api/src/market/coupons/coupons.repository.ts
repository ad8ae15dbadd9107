import { and, eq, getTableColumns, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { Order } from '@stoa/shared/contract/kernel/sort-orders.ts';
import type { CouponScope, CouponSort } from '@stoa/shared/contract/market/billing-words.ts';
import type { couponFilters } from '@stoa/shared/contract/market/coupons.ts';
import type { Batch } from '../../files/list-csv.ts';
import { byAll, isBehind } from '../../kernel/database/in-order.ts';
import { type Database, rowsOf } from '../../kernel/database/database.ts';
import { users } from '../../kernel/users.tables.ts';
import type { Period } from './coupon-months.ts';
import { couponRedemptions, type CouponRow, coupons } from './coupons.tables.ts';

export interface CouponFilters extends Listed {
  page: number;
  per_page: number;
  /** Left out: the newest first. */
  sort?: CouponSort;
  order?: Order;
}

interface Listed extends z.output<typeof couponFilters> {
  /** Those that a creator made for a course. */
  madeBy?: { userId: string; courseId: string };
}

/** A coupon as operators see it: with its maker, and what it took off prices, and what it is for. */
export interface CouponWithUse {
  coupon: CouponRow;
  maker: { id: string; name: string } | null;
  given: { amount_minor: number; currency: string }[];
  items: { id: string; name: string }[];
}

const makers = alias(users, 'makers');
const given = sql<CouponWithUse['given']>`coalesce((
  select json_agg(json_build_object('amount_minor', s.total, 'currency', s.currency) order by s.currency)
  from (select r.currency, sum(r.discount_minor) as total from coupon_redemptions r
        where r.coupon_id = ${coupons.id} and r.state = 'counted' group by r.currency) s), '[]'::json)`;
const items = sql<CouponWithUse['items']>`coalesce((
  select json_agg(json_build_object('id', i.id, 'name', i.name) order by i.name, i.id)
  from (
    select c.id, c.name from courses c where c.deleted_at is null
    union all select l.id, l.title from learning_paths l
    union all select p.id, p.name from subscription_plans p) i
  where i.id = any(${coupons.itemIds})), '[]'::json)`;
const shown = {
  coupon: getTableColumns(coupons),
  maker: { id: makers.id, name: makers.fullName },
  given,
  items,
};

/** Those that are alike in it stand by their codes, the same way round. */
const sortedBy: Readonly<Record<CouponSort, SQL>> = {
  created: sql`${coupons.createdAt}`,
  code: sql`${coupons.code}`,
  used: sql`${coupons.redemptionCount}`,
  expires: sql`${coupons.expiresAt}`,
};

export function findCoupons(db: Database, filters: CouponFilters): Promise<CouponWithUse[]> {
  const { page, per_page, sort = 'created', order = 'descending' } = filters;
  return db
    .select(shown)
    .from(coupons)
    .leftJoin(makers, eq(makers.id, coupons.createdBy))
    .where(isListed(filters))
    .orderBy(byAll(order, sortedBy[sort], sql`${coupons.code}`))
    .limit(per_page)
    .offset((page - 1) * per_page);
}

export const findCouponsBehind = (db: Database, filters: Listed, { after, limit }: Batch): Promise<CouponWithUse[]> =>
  db
    .select(shown)
    .from(coupons)
    .leftJoin(makers, eq(makers.id, coupons.createdBy))
    .where(and(isListed(filters), isBehind(sql`${coupons.id}`, after)))
    .orderBy(coupons.id)
    .limit(limit);

export const countCoupons = (db: Database, filters: CouponFilters): Promise<number> =>
  db.$count(coupons, isListed(filters));

/** In the order of their codes. */
export const findCouponsById = (db: Database, ids: readonly string[]): Promise<CouponWithUse[]> =>
  db
    .select(shown)
    .from(coupons)
    .leftJoin(makers, eq(makers.id, coupons.createdBy))
    .where(inArray(coupons.id, [...ids]))
    .orderBy(coupons.code);

function isListed({ search, state, madeBy }: Listed): SQL | undefined {
  const named = search === undefined || search === '' ? undefined : sql`strpos(${coupons.code}, upper(${search})) > 0`;
  const own = madeBy && and(eq(coupons.courseId, madeBy.courseId), eq(coupons.createdBy, madeBy.userId));
  return and(named, state && states[state], own);
}

const hasEnded = sql`(coalesce(${coupons.expiresAt} <= now(), false)
  or coalesce(${coupons.redemptionCount} >= ${coupons.maxRedemptions}, false))`;
const states: Record<NonNullable<Listed['state']>, SQL> = {
  usable: sql`${coupons.enabled} and not ${hasEnded}`,
  ended: sql`${coupons.enabled} and ${hasEnded}`,
  disabled: sql`not ${coupons.enabled}`,
};

export async function findCouponByCode(db: Database, code: string): Promise<CouponRow | undefined> {
  const [row] = await db.select().from(coupons).where(eq(coupons.code, code));
  return row;
}

/** Nobody else changes or uses it until the transaction ends. */
export async function findCouponLocked(tx: Database, id: string): Promise<CouponRow | undefined> {
  const [row] = await tx.select().from(coupons).where(eq(coupons.id, id)).for('update');
  return row;
}

/** Keeps others who want to make or change coupons of creators for this course waiting until the transaction ends. */
export async function lockCouponsOf(tx: Database, courseId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`coupons of ${courseId}`}, 0))`);
}

/** When the other coupons of creators for this course can be used, as far as that reaches into this month. */
export async function findPeriodsOfOthers(
  tx: Database,
  { courseId, id }: { courseId: string; id: string },
): Promise<Period[]> {
  const isOfThisMonth = sql`${coupons.expiresAt} > date_trunc('month', now(), 'UTC')`;
  const rows = await tx
    .select({ startsAt: coupons.startsAt, createdAt: coupons.createdAt, expiresAt: coupons.expiresAt })
    .from(coupons)
    .where(and(eq(coupons.courseId, courseId), ne(coupons.id, id), coupons.enabled, isOfThisMonth));
  return rows.flatMap(({ startsAt, createdAt, expiresAt }) =>
    expiresAt === null ? [] : { from: startsAt ?? createdAt, until: expiresAt },
  );
}

/** Leaves out those whose code is taken; returns the ids of the others. */
export async function insertCoupons(db: Database, rows: (typeof coupons.$inferInsert)[]): Promise<string[]> {
  const made = await db.insert(coupons).values(rows).onConflictDoNothing({ target: coupons.code }).returning();
  return made.map(({ id }) => id);
}

export async function updateCouponRow(tx: Database, id: string, change: Partial<CouponRow>): Promise<void> {
  await tx
    .update(coupons)
    .set({ ...change, updatedAt: new Date() })
    .where(eq(coupons.id, id));
}

/** How often this person has used it, or holds it for a payment that goes on. */
export const countUsesOf = (db: Database, { couponId, userId }: { couponId: string; userId: string }) =>
  db.$count(
    couponRedemptions,
    and(
      eq(couponRedemptions.couponId, couponId),
      eq(couponRedemptions.userId, userId),
      ne(couponRedemptions.state, 'released'),
    ),
  );

export async function insertRedemption(tx: Database, row: typeof couponRedemptions.$inferInsert): Promise<void> {
  await tx.insert(couponRedemptions).values(row);
}

/** Returns the coupon's id, or undefined where there was nothing to move. */
export async function moveRedemption(
  tx: Database,
  transactionId: string,
  { from, to }: { from: 'reserved' | 'released'; to: 'counted' | 'released' },
): Promise<string | undefined> {
  const [row] = await tx
    .update(couponRedemptions)
    .set({ state: to, updatedAt: new Date() })
    .where(and(eq(couponRedemptions.transactionId, transactionId), eq(couponRedemptions.state, from)))
    .returning({ couponId: couponRedemptions.couponId });
  return row?.couponId;
}

/** Adds to the numbers by which the row keeps its limit. */
export async function changeUses(
  tx: Database,
  couponId: string,
  { reserved = 0, counted = 0, late = 0 }: { reserved?: number; counted?: number; late?: number },
): Promise<void> {
  await tx
    .update(coupons)
    .set({
      reservedCount: sql`${coupons.reservedCount} + ${reserved}::int`,
      redemptionCount: sql`${coupons.redemptionCount} + ${counted}::int`,
      lateCount: sql`${coupons.lateCount} + ${late}::int`,
    })
    .where(eq(coupons.id, couponId));
}

const existing: Record<Exclude<CouponScope, 'all'>, SQL> = {
  courses: sql`select id from courses where deleted_at is null`,
  learning_paths: sql`select id from learning_paths`,
  plans: sql`select id from subscription_plans`,
};

/** How many of these there are. */
export async function countItems(
  db: Database,
  scope: Exclude<CouponScope, 'all'>,
  ids: readonly string[],
): Promise<number> {
  const [row] = await rowsOf<{ total: number }>(
    db,
    sql`select count(*)::int as total from (${existing[scope]}) i where i.id in (${sql.join(
      ids.map((id) => sql`${id}::uuid`),
      sql`, `,
    )})`,
  );
  return row?.total ?? 0;
}
