import { eq, type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../kernel/database/database.ts';
import { paymentCheck } from '../payments/payment-check.work.ts';
import { reconciliations } from './reconciliation.tables.ts';

export async function findAgreedUntil(db: Database, gateway: string): Promise<Date | undefined> {
  const [row] = await db.select().from(reconciliations).where(eq(reconciliations.gateway, gateway));
  return row?.agreedUntil;
}

export const keepAgreedUntil = (db: Database, gateway: string, agreedUntil: Date) =>
  db
    .insert(reconciliations)
    .values({ gateway, agreedUntil })
    .onConflictDoUpdate({ target: reconciliations.gateway, set: { agreedUntil } });

/** What our books say that a gateway, or the bank after it, holds of one payment; minor units. */
export interface Holding {
  id: string;
  reference: string;
  currency: string;
  heldMinor: number;
  /** On its way back: the gateway may have it paid back already. */
  leavingMinor: number;
  /** Not known for good: begun a moment ago, unfinished, just booked, or just about to be asked about. */
  isMoving: boolean;
}

interface Moment {
  /** When the gateway began to tell. */
  toldAt: Date;
  youngS: number;
}

export const findHoldingsOf = (db: Database, references: readonly string[], moment: Moment): Promise<Holding[]> =>
  findHoldings(db, sql`t.reference in ${references}`, moment);

/** Of which something should be held, by when they began; oldest first. */
export const findHoldingsSince = (
  db: Database,
  { gateway, since }: { gateway: string; since: Date },
  moment: Moment,
): Promise<Holding[]> =>
  findHoldings(
    db,
    sql`t.gateway = ${gateway} and t.created_at >= ${since.toISOString()} and t.paid_at is not null`,
    moment,
  );

const findHoldings = (db: Database, which: SQL, { toldAt, youngS }: Moment): Promise<Holding[]> =>
  rowsOf<Holding & Record<string, unknown>>(
    db,
    sql`select t.id, t.reference, t.currency, coalesce(h.amount, 0)::float8 as "heldMinor",
          (select coalesce(sum(r.amount_minor), 0) from refunds r
            where r.transaction_id = t.id and r.decided_at is not null and r.status in ('open', 'payment_error'))::float8
            as "leavingMinor",
          (t.created_at > now() - make_interval(secs => ${youngS})
            or t.status in ('initiated', 'authorized') and t.review_reason is null
            or coalesce(h.booked_at >= ${toldAt.toISOString()}, false)
            or exists (select from work w where w.kind = ${paymentCheck.kind} and w.key = t.id::text
              and w.done_at is null and w.given_up_at is null and w.due_at < now() + interval '1 minute')) as "isMoving"
        from transactions t
        left join lateral (
          select sum(l.amount_minor) filter (where l.account ~ '^(gateway_receivable|bank):') as amount, max(e.at) as booked_at
          from ledger_entries e join ledger_lines l on l.entry_id = e.id
          where e.transaction_id = t.id and e.currency = t.currency
        ) h on true
        where ${which} order by t.created_at, t.id`,
  );
