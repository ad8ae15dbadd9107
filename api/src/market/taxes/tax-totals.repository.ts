import { sql } from 'drizzle-orm';
import type { TaxTotal } from '@stoa/shared/contract/market/taxes.ts';
import { type Database, rowsOf } from '../../kernel/database/database.ts';

/**
 * What the books took and gave back between two days (UTC, both included), by the tax that each payment was made under. A
 * payment has one: its lines are of one country and one day.
 */
export const findTaxTotals = (db: Database, { from, until }: { from: string; until: string }): Promise<TaxTotal[]> =>
  rowsOf<TaxTotal>(
    db,
    sql`select t.tax_country as country, k.tax_name as name, k.tax_rate as rate, e.currency,
          coalesce(sum(k.net) filter (where e.kind = 'sale'), 0)::float8 as net_minor,
          coalesce(sum(k.tax) filter (where e.kind = 'sale'), 0)::float8 as tax_minor,
          coalesce(sum(g.tax) filter (where e.kind <> 'sale'), 0)::float8 as returned_minor
        from ledger_entries e
        join transactions t on t.id = e.transaction_id
        cross join lateral (
          select l.tax_name, l.tax_rate, sum(l.amount_minor - l.tax_minor) as net, sum(l.tax_minor) as tax
          from transaction_lines l where l.transaction_id = t.id and l.tax_rate is not null
          group by l.tax_name, l.tax_rate) k
        cross join lateral (
          select sum(n.amount_minor) as tax from ledger_lines n
          where n.entry_id = e.id and n.account = 'tax:' || e.currency) g
        where e.kind in ('sale', 'refund', 'void')
          and e.at >= ${from}::date::timestamp at time zone 'utc'
          and e.at < (${until}::date + 1)::timestamp at time zone 'utc'
        group by t.tax_country, k.tax_name, k.tax_rate, e.currency
        order by t.tax_country, e.currency, k.tax_rate, k.tax_name`,
  );
