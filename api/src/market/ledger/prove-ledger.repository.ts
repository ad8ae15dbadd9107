import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../kernel/database/database.ts';

/** What stands in the books of one currency. */
export interface Book {
  currency: string;
  entries: number;
  /** With gateways and in the bank, in minor units. */
  heldMinor: number;
}

export const findBooks = (db: Database): Promise<Book[]> =>
  rowsOf<Book & Record<string, unknown>>(
    db,
    sql`select currency, count(distinct entry_id)::int as "entries",
               coalesce(sum(amount_minor) filter (where account ~ '^(gateway_receivable|bank):'), 0)::float8 as "heldMinor"
        from ledger_lines group by currency order by currency`,
  );

/** Where the books are wrong about one payment: they say so much, in minor units, and must say another amount. */
export interface Difference {
  kind: 'unbalanced_entry' | 'held';
  transactionId: string;
  reference: string;
  currency: string;
  bookedMinor: number;
  dueMinor: number;
}

/** The oldest entry whose lines do not add up to 0: by the constraints of the database, there is none. */
export async function findUnbalancedEntry(db: Database): Promise<Difference | undefined> {
  const [row] = await rowsOf<Difference & Record<string, unknown>>(
    db,
    sql`select 'unbalanced_entry' as kind, t.id as "transactionId", t.reference, e.currency,
               coalesce(sum(l.amount_minor), 0)::float8 as "bookedMinor", 0 as "dueMinor"
        from ledger_entries e
        join transactions t on t.id = e.transaction_id
        left join ledger_lines l on l.entry_id = e.id
        group by e.id, t.id
        having coalesce(sum(l.amount_minor), 0) <> 0 or count(l.*) <> e.line_count
        order by e.at, e.id
        limit 1`,
  );
  return row;
}

/**
 * The oldest payment of which gateways and bank hold, by the books, something else than what was paid less what went back.
 * One question, so that all of it is of one moment.
 */
export async function findHeldDifference(db: Database): Promise<Difference | undefined> {
  const [row] = await rowsOf<Difference & Record<string, unknown>>(
    db,
    sql`with held as (
          select e.transaction_id, e.currency, sum(l.amount_minor) as amount
          from ledger_entries e join ledger_lines l on l.entry_id = e.id
          where l.account ~ '^(gateway_receivable|bank):'
          group by e.transaction_id, e.currency
        ), returned as (
          select transaction_id, sum(amount_minor) as amount
          from refunds where status in ('payment_refunded', 'revocation_error', 'complete')
          group by transaction_id
        ), due as (
          select t.id, t.reference, t.currency, t.created_at,
                 case when t.status in ('paid', 'captured', 'partially_refunded', 'refunded')
                      then t.amount_minor - coalesce(r.amount, 0) else 0 end as amount
          from transactions t left join returned r on r.transaction_id = t.id
        )
        select 'held' as kind, d.id as "transactionId", d.reference, coalesce(h.currency, d.currency) as currency,
               coalesce(h.amount, 0)::float8 as "bookedMinor",
               (case when coalesce(h.currency, d.currency) = d.currency then d.amount else 0 end)::float8 as "dueMinor"
        from due d left join held h on h.transaction_id = d.id
        where coalesce(h.amount, 0) <> case when coalesce(h.currency, d.currency) = d.currency then d.amount else 0 end
        order by d.created_at, d.id
        limit 1`,
  );
  return row;
}
