import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../kernel/database/database.ts';
import { findMissingMigrations } from '../../../kernel/database/migrations-missing.ts';
import { bytes, type Check, count, judge, ms } from './check.ts';

/** A question that asks nothing should be answered sooner. */
const SLOW_MS = 200;
/** Beyond this share of its connections the next process may find none. */
const NEAR_LIMIT = 0.8;

export const databaseCheck: Check = async ({ db }) => {
  const latency = await latencyOf(db);
  const [{ size, used, most }, { known, missing }] = await Promise.all([standingOf(db), findMissingMigrations(db)]);
  return judge(
    [
      [missing > 0, 'failing', 'migrations_missing'],
      [used > most * NEAR_LIMIT, 'attention', 'connections_near_limit'],
      [latency > SLOW_MS, 'attention', 'slow'],
    ],
    [
      ...[ms('latency', latency), bytes('size', size)],
      ...[count('connections', used), count('connections_limit', most)],
      ...[count('migrations', known - missing), count('migrations_missing', missing)],
    ],
  );
};

async function latencyOf(db: Database): Promise<number> {
  const begun = performance.now();
  await db.execute(sql`select 1`);
  return Math.round((performance.now() - begun) * 10) / 10;
}

/** Connections of all databases of the server: its limit holds for them together. */
async function standingOf(db: Database): Promise<{ size: number; used: number; most: number }> {
  const [row] = await rowsOf<{ size: number; used: number; most: number }>(
    db,
    sql`select pg_database_size(current_database())::float8 as size,
          (select count(*) from pg_stat_activity where backend_type = 'client backend')::int as used,
          current_setting('max_connections')::int as most`,
  );
  if (row === undefined) throw new Error('The database tells nothing of itself.');
  return row;
}
