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

/**
 * Where the books are wrong about one payment or payout: they say so much, in minor units, and must say another amount. Of
 * receipts and credit notes they count, and of a gap in their numbers they say the place that was expected and the one found.
 * `gateway`: the gateway says that it holds the other amount.
 */
export interface Difference {
  kind: 'unbalanced_entry' | 'held' | 'payout' | 'receipts' | 'credit_notes' | 'number_gap' | 'gateway';
  /** Null: it is a payout, or a payment that only the gateway knows. */
  transactionId: string | null;
  /** Of the payment; of a payout, its id; of a gap, the number after it. */
  reference: string;
  currency: string;
  bookedMinor: number;
  dueMinor: number;
}

/** The oldest entry whose lines do not add up to 0: by the constraints of the database, there is none. */
export async function findUnbalancedEntry(db: Database): Promise<Difference | undefined> {
  const [row] = await rowsOf<Difference & Record<string, unknown>>(
    db,
    sql`select 'unbalanced_entry' as kind, t.id as "transactionId",
               coalesce(t.reference, e.payout_id::text) as reference, e.currency,
               coalesce(sum(l.amount_minor), 0)::float8 as "bookedMinor", 0 as "dueMinor"
        from ledger_entries e
        left join transactions t on t.id = e.transaction_id
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

/** The oldest payout of which the books say something else than that it left the bank for its creator, or came back. */
export async function findPayoutDifference(db: Database): Promise<Difference | undefined> {
  const [row] = await rowsOf<Difference & Record<string, unknown>>(
    db,
    sql`with booked as (
          select e.payout_id, l.currency,
                 -coalesce(sum(l.amount_minor) filter (where l.account = 'bank:' || l.currency), 0) as bank,
                 coalesce(sum(l.amount_minor) filter (
                   where l.account = 'creator_payable:' || p.creator_id || ':' || p.currency), 0) as creator
          from ledger_entries e join ledger_lines l on l.entry_id = e.id join payouts p on p.id = e.payout_id
          group by e.payout_id, l.currency
        ), due as (
          select id, created_at, currency, case when reversed_at is null then amount_minor else 0 end as amount
          from payouts
        )
        select 'payout' as kind, null as "transactionId", d.id::text as reference,
               coalesce(b.currency, d.currency) as currency,
               (case when coalesce(b.bank, 0) <> d.amount then coalesce(b.bank, 0) else b.creator end)::float8
                 as "bookedMinor",
               d.amount::float8 as "dueMinor"
        from due d left join booked b on b.payout_id = d.id
        where coalesce(b.bank, 0) <> d.amount or coalesce(b.creator, 0) <> d.amount
           or coalesce(b.currency, d.currency) <> d.currency
        order by d.created_at, d.id
        limit 1`,
  );
  return row;
}

/** The oldest payment that became paid and has not one receipt, or not one credit note for each time that money went back. */
export async function findReceiptDifference(db: Database): Promise<Difference | undefined> {
  const [row] = await rowsOf<Difference & Record<string, unknown>>(
    db,
    sql`with issued as (
          select transaction_id, count(*) filter (where kind = 'receipt')::int as receipts,
                 count(*) filter (where kind = 'credit_note')::int as credits
          from receipts group by transaction_id
        ), due as (
          select t.id, t.reference, t.currency, t.created_at,
                 (t.paid_at is not null and t.amount_minor > 0)::int as receipts,
                 case when t.paid_at is null or t.amount_minor = 0 then 0 when t.status = 'voided' then 1
                      else coalesce(r.times, 0) end as credits
          from transactions t
          left join (
            select transaction_id, count(*)::int as times from refunds
            where status in ('payment_refunded', 'revocation_error', 'complete') group by transaction_id
          ) r on r.transaction_id = t.id
        )
        select case when coalesce(i.receipts, 0) <> d.receipts then 'receipts' else 'credit_notes' end as kind,
               d.id as "transactionId", d.reference, d.currency,
               case when coalesce(i.receipts, 0) <> d.receipts then coalesce(i.receipts, 0)
                    else coalesce(i.credits, 0) end as "bookedMinor",
               case when coalesce(i.receipts, 0) <> d.receipts then d.receipts else d.credits end as "dueMinor"
        from due d left join issued i on i.transaction_id = d.id
        where (coalesce(i.receipts, 0), coalesce(i.credits, 0)) <> (d.receipts, d.credits)
        order by d.created_at, d.id
        limit 1`,
  );
  return row;
}

/** The first receipt whose number does not follow the one before it, in its year. */
export async function findNumberGap(db: Database): Promise<Difference | undefined> {
  const [row] = await rowsOf<Difference & Record<string, unknown>>(
    db,
    sql`with numbered as (
          select r.kind, r.year, r.position, r.number, r.transaction_id, r.currency,
                 row_number() over (partition by r.kind, r.year order by r.position)::int as place
          from receipts r
        )
        select 'number_gap' as kind, n.transaction_id as "transactionId", n.number as reference, n.currency,
               n.position as "bookedMinor", n.place as "dueMinor"
        from numbered n where n.position <> n.place
        order by n.year, n.kind, n.position
        limit 1`,
  );
  return row;
}
