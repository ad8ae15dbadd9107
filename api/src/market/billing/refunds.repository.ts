import { and, asc, eq, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { refunds, type RefundRow } from './billing.tables.ts';
import { paidBackStatuses } from './refund-policy.ts';

export async function insertRefund(tx: Database, row: typeof refunds.$inferInsert): Promise<RefundRow> {
  const [inserted] = await tx.insert(refunds).values(row).returning();
  if (inserted === undefined) throw new Error('A refund was not kept.');
  return inserted;
}

export async function findRefund(
  db: Database,
  by: { id: string } | { transactionId: string; key: string },
): Promise<RefundRow | undefined> {
  const found =
    'id' in by ? eq(refunds.id, by.id) : and(eq(refunds.transactionId, by.transactionId), eq(refunds.key, by.key));
  const [row] = await db.select().from(refunds).where(found);
  return row;
}

export async function lockRefund(tx: Database, id: string): Promise<RefundRow | undefined> {
  const [row] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update');
  return row;
}

export const updateRefund = (tx: Database, id: string, change: Partial<RefundRow>) =>
  tx
    .update(refunds)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(refunds.id, id));

/** For one at a time to ask its gateway, without a lock that spans the call; undefined: another holds it. */
export async function leaseRefund(db: Database, id: string, forS: number): Promise<Date | undefined> {
  const leasedUntil = new Date(Date.now() + forS * 1000);
  const isFree = or(isNull(refunds.leasedUntil), lt(refunds.leasedUntil, new Date()));
  const rows = await db
    .update(refunds)
    .set({ leasedUntil })
    .where(and(eq(refunds.id, id), isFree))
    .returning({ id: refunds.id });
  return rows.length === 0 ? undefined : leasedUntil;
}

/** Only one's own lease: not that of whoever took it after it had run out. */
export const releaseRefund = (db: Database, id: string, leasedUntil: Date) =>
  db
    .update(refunds)
    .set({ leasedUntil: null })
    .where(and(eq(refunds.id, id), eq(refunds.leasedUntil, leasedUntil)));

/** Those that nobody has decided on are answered so. */
export const denyWaiting = (tx: Database, transactionId: string, answer: string) =>
  tx
    .update(refunds)
    .set({ status: 'denied', answer, decidedAt: sql`now()`, updatedAt: sql`now()` })
    .where(and(eq(refunds.transactionId, transactionId), eq(refunds.status, 'open'), isNull(refunds.decidedAt)));

/** Of one payment, oldest first. */
export const findRefunds = (db: Database, transactionId: string, which: keyof typeof counted): Promise<RefundRow[]> =>
  db
    .select()
    .from(refunds)
    .where(and(eq(refunds.transactionId, transactionId), counted[which]))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));

const counted = {
  decided: and(ne(refunds.status, 'denied'), isNotNull(refunds.decidedAt)),
  'not denied': ne(refunds.status, 'denied'),
  /** Of what the gateway may have given back: not what it refused. */
  'sent back': and(inArray(refunds.status, ['open', ...paidBackStatuses]), isNotNull(refunds.decidedAt)),
  'paid back': inArray(refunds.status, [...paidBackStatuses]),
};

/** What of a payment is, or will be, paid back; in minor units. */
export async function sumRefunds(db: Database, transactionId: string, which: keyof typeof counted): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`coalesce(sum(${refunds.amountMinor}), 0)::int` })
    .from(refunds)
    .where(and(eq(refunds.transactionId, transactionId), counted[which]));
  return row?.total ?? 0;
}
