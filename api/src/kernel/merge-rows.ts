import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from './database/database.ts';
import type { MergeCount, MergeFold, MergeRule, Merging, OnePerKey } from './merge-rule.ts';
import { columnOf } from './noun.ts';

export const NOTHING_MERGED: MergeCount = { moved: 0, collided: 0, dropped: 0 };

export const sumOf = (one: MergeCount, other: MergeCount): MergeCount => ({
  moved: one.moved + other.moved,
  collided: one.collided + other.collided,
  dropped: one.dropped + other.dropped,
});

/** Of how many rows a statement changed something. */
export async function countChanged(tx: Database, change: SQL): Promise<number> {
  const [row] = await rowsOf<{ changed: number }>(
    tx,
    sql`with changed as (${change} returning 1) select count(*)::int as changed from changed`,
  );
  return row?.changed ?? 0;
}

/** What one rule does with the rows of one `table.column`. */
export async function mergeRows(
  tx: Database,
  name: string,
  { rule, from, into }: Merging & { rule: Exclude<MergeRule, MergeFold> },
): Promise<MergeCount> {
  const { table, column } = columnOf(name);
  if (rule === 'drop') {
    return { ...NOTHING_MERGED, dropped: await countChanged(tx, sql`delete from ${table} where ${column} = ${from}`) };
  }
  if (rule === 'stay' || (typeof rule === 'object' && 'refuses' in rule)) return NOTHING_MERGED;
  const met = rule === 'move' ? { lesser: 0, replaced: 0 } : await dropLesser(tx, name, { rule, from, into });
  const moved = await countChanged(tx, sql`update ${table} set ${column} = ${into} where ${column} = ${from}`);
  return { moved: moved - met.replaced, collided: met.lesser + met.replaced, dropped: 0 };
}

/** `replaced`: rows of the account that stays, of which the other had a better one. */
async function dropLesser(
  tx: Database,
  name: string,
  { rule: { onePer, kept }, from, into }: Merging & { rule: OnePerKey },
): Promise<{ lesser: number; replaced: number }> {
  const { table, column } = columnOf(name);
  const keys = onePer.map(
    (key) => sql`lesser.${sql.identifier(key)} is not distinct from better.${sql.identifier(key)}`,
  );
  const isSame = sql.join([sql`true`, ...keys], sql` and `);
  const drop = (lesser: string, better: string, isBetter: SQL) =>
    countChanged(
      tx,
      sql`delete from ${table} as lesser using ${table} as better
          where lesser.${column} = ${lesser} and better.${column} = ${better} and ${isSame} and ${isBetter}`,
    );
  const replaced = kept === undefined ? 0 : await drop(into, from, isBetterBy(kept));
  return { replaced, lesser: await drop(from, into, sql`true`) };
}

function isBetterBy(kept: NonNullable<OnePerKey['kept']>): SQL {
  const by = sql.identifier('greatest' in kept ? kept.greatest : kept.least);
  const than = 'greatest' in kept ? sql`>` : sql`<`;
  return sql`(better.${by} ${than} lesser.${by} or (lesser.${by} is null and better.${by} is not null))`;
}
