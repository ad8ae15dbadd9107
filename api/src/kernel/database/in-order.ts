import { type SQL, sql } from 'drizzle-orm';
import type { Order } from '@stoa/shared/contract/kernel/sort-orders.ts';

const ways: Readonly<Record<Order, SQL>> = { ascending: sql`asc`, descending: sql`desc` };

/** All of these, one after another, the same way round: an index of them is read from either end. */
export const byAll = (order: Order, ...by: readonly SQL[]): SQL =>
  sql.join(
    by.map((one) => sql`${one} ${ways[order]}`),
    sql`, `,
  );

export const inOrder = (order: Order, ...by: readonly SQL[]): SQL => sql`order by ${byAll(order, ...by)}`;

/** Stands in for a time that is not known: last, either way round. */
export const never = (order: Order): SQL => sql`${order === 'ascending' ? 'infinity' : '-infinity'}::timestamptz`;

/** Of a list's file: what comes behind a row, by the ids `of`. */
export const isBehind = (of: SQL, after: string | undefined): SQL =>
  after === undefined ? sql`true` : sql`${of} > ${after}`;

/** The first moment after a day of UTC. */
export const endOf = (day: string): SQL => sql`((${day}::timestamp + interval '1 day') at time zone 'UTC')`;

/** Within these days of UTC, both of which belong to it. */
export const isWithin = (at: SQL, { from, to }: { from?: string | undefined; to?: string | undefined }): SQL =>
  sql`(${from === undefined ? sql`true` : sql`${at} >= ${from}::timestamp at time zone 'UTC'`}
    and ${to === undefined ? sql`true` : sql`${at} < ${endOf(to)}`})`;
