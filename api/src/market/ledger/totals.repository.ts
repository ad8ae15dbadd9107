import { sql } from 'drizzle-orm';
import type { LedgerShares } from '@stoa/shared/contract/market/ledger.ts';
import { type Database, rowsOf } from '../../kernel/database/database.ts';

/** From the first moment of one day up to the last of another, both UTC: `2026-03-01`. */
export interface TotalsTime {
  from: string;
  to: string;
  by: 'day' | 'month';
}

export type PeriodShares = LedgerShares & { currency: string; period: string };

const format = { day: 'YYYY-MM-DD', month: 'YYYY-MM' };

/**
 * What each day or month had, by currency; those without entries are left out. Of sales, refunds and voids alone: what was
 * handed over or paid out since is nobody's earning.
 */
export const findShares = (db: Database, { from, to, by }: TotalsTime): Promise<PeriodShares[]> =>
  rowsOf<PeriodShares>(
    db,
    sql`select l.currency, to_char(e.at at time zone 'UTC', ${format[by]}) as period,
          ${sumOf(sql`e.kind = 'sale' and l.account like 'payer_clearing:%'`, 1)} as sold_minor,
          ${sumOf(sql`e.kind = 'refund' and l.account like 'payer_clearing:%'`, -1)} as refunded_minor,
          ${sumOf(sql`e.kind = 'void' and l.account like 'payer_clearing:%'`, -1)} as voided_minor,
          ${sumOf(sql`l.account like 'creator_payable:%'`, -1)} as creators_minor,
          ${sumOf(sql`l.account like 'platform_fee:%'`, -1)} as fees_minor,
          ${sumOf(sql`l.account like 'tax:%'`, -1)} as tax_minor
        from ledger_entries e join ledger_lines l on l.entry_id = e.id
        where e.kind in ('sale', 'refund', 'void')
          and e.at >= ${from}::timestamp at time zone 'UTC'
          and e.at < (${to}::date + 1)::timestamp at time zone 'UTC'
        group by 1, 2 order by 1, 2`,
  );

const sumOf = (which: ReturnType<typeof sql>, sign: 1 | -1) =>
  sql`(${sql.raw(String(sign))} * coalesce(sum(l.amount_minor) filter (where ${which}), 0))::float8`;

/** An account group that says where money is, or that it is owed to creators: `gateway_receivable`, `bank`, `creator_payable`. */
export interface Standing {
  currency: string;
  group: string;
  /** Of a gateway's money. */
  gateway: string | null;
  amountMinor: number;
}

/** How the books stand now; what has come back to nothing stays in the list, so that each currency is there. */
export const findStandings = (db: Database): Promise<Standing[]> =>
  rowsOf<Standing & Record<string, unknown>>(
    db,
    sql`select currency, split_part(account, ':', 1) as "group",
          case when account like 'gateway_receivable:%' then split_part(account, ':', 2) end as gateway,
          sum(amount_minor)::float8 as "amountMinor"
        from ledger_lines
        where account like 'gateway_receivable:%' or account like 'bank:%' or account like 'creator_payable:%'
        group by 1, 2, 3 order by 1, 2, 3`,
  );
