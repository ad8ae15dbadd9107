import { type SQL, sql } from 'drizzle-orm';
import { type Database, instantOrNull, rowsOf } from './database.ts';

/** Of more rows a list says that there are more than so many. */
export const MOST_COUNTED = 5000;

/** As `paged` says how many there are. */
export interface CappedTotal {
  total: number;
  total_is_least?: true;
}

/** Of all rows `from … where …`; counted no further than a list says. */
export async function countUpToMost(db: Database, from: SQL): Promise<CappedTotal> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from (select ${from} limit ${MOST_COUNTED + 1}) counted`,
  );
  return cappedTotal(row?.count ?? 0);
}

export const cappedTotal = (count: number): CappedTotal =>
  count > MOST_COUNTED ? { total: MOST_COUNTED, total_is_least: true } : { total: count };

/** How many rows there are, and since when there is the oldest of them. */
export interface Standing {
  count: number;
  since: string | null;
}

export async function countSince(db: Database, at: SQL, from: SQL): Promise<Standing> {
  const [row] = await rowsOf<Standing>(db, sql`select count(*)::int as count, min(${at}) as since from ${from}`);
  return { count: row?.count ?? 0, since: instantOrNull(row?.since ?? null) };
}

export interface Pace {
  today: number;
  yesterday: number;
  /** Seven days, today among them. */
  week: number;
  week_before: number;
}

/** How often something happened, by days of UTC. */
export async function countByDays(db: Database, at: SQL, table: SQL): Promise<Pace> {
  const midnight = sql`date_trunc('day', now() at time zone 'UTC') at time zone 'UTC'`;
  const within = (from: number, to: number) => sql`(count(*) filter (where
    ${at} >= ${midnight} - make_interval(days => ${from}::int) and ${at} < ${midnight} + make_interval(days => ${to}::int)))::int`;
  const [row] = await rowsOf<Pace>(
    db,
    sql`select ${within(0, 1)} as today, ${within(1, 0)} as yesterday, ${within(6, 1)} as week,
          ${within(13, -6)} as week_before
        from ${table} where ${at} >= ${midnight} - interval '13 days'`,
  );
  return row ?? { today: 0, yesterday: 0, week: 0, week_before: 0 };
}
