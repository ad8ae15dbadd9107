import { sql } from 'drizzle-orm';
import type { Money } from '@stoa/shared/contract/kernel/primitives.ts';
import { type Database, rowsOf } from '../../kernel/database/database.ts';
import { isWithin } from '../../kernel/database/in-order.ts';
import type { Days } from '../../learning/course-learners/current-learners.ts';
import { isKeptLine, keptOfLine } from '../learning-paths/kept-sql.ts';
import { madeBy, type PathScope } from './path-scope.ts';

interface Asked {
  scope: PathScope;
  days: Days;
  /** Whose money it is: of paths of others nothing is told. */
  partnerId: string;
}

/** Path → what was paid for it in these days and has not gone back; under null for all together. */
export async function findPathRevenue(
  db: Database,
  { scope, days, partnerId }: Asked,
): Promise<Map<string | null, Money[]>> {
  const rows = await rowsOf<Money & { path_id: string | null }>(
    db,
    sql`select l.item_id as path_id, t.currency, sum(${keptOfLine})::float8 as amount_minor
      from transaction_lines l
      join transactions t on t.id = l.transaction_id
      join learning_paths p on p.id = l.item_id
      where ${isKeptLine} and ${scope} and ${madeBy(partnerId)} and ${isWithin(sql`l.granted_at`, days)}
      group by grouping sets ((t.currency), (l.item_id, t.currency))
      having sum(${keptOfLine}) > 0 order by t.currency`,
  );
  const revenue = new Map<string | null, Money[]>();
  for (const { path_id, ...money } of rows) revenue.set(path_id, [...(revenue.get(path_id) ?? []), money]);
  return revenue;
}
