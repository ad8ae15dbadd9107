import type { Locale } from '@stoa/shared/contract/site/locales.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../kernel/database/database.ts';
import { type TransactionRow, transactions } from '../billing/billing.tables.ts';
import {
  type ReceiptDraft,
  receiptCounters,
  type ReceiptLine,
  receiptMails,
  type ReceiptRow,
  receipts,
} from './receipts.tables.ts';

export async function findReceipt(db: Database, id: string): Promise<ReceiptRow | undefined> {
  const [row] = await db.select().from(receipts).where(eq(receipts.id, id));
  return row;
}

/** The receipt of a payment. */
export async function findReceiptOf(db: Database, transactionId: string): Promise<ReceiptRow | undefined> {
  const [row] = await db
    .select()
    .from(receipts)
    .where(and(eq(receipts.transactionId, transactionId), eq(receipts.kind, 'receipt')));
  return row;
}

/** The credit note of a refund; without one, of the void of a payment. */
export async function findCreditNote(
  db: Database,
  transactionId: string,
  refundId: string | undefined,
): Promise<ReceiptRow | undefined> {
  const isOf = refundId === undefined ? isNull(receipts.refundId) : eq(receipts.refundId, refundId);
  const [row] = await db
    .select()
    .from(receipts)
    .where(and(eq(receipts.transactionId, transactionId), eq(receipts.kind, 'credit_note'), isOf));
  return row;
}

/**
 * Takes the next number of its kind and year: whoever wants the next one waits until this transaction ends. So it comes
 * last in it, when all other locks are held.
 */
export async function insertReceipt(tx: Database, draft: ReceiptDraft): Promise<ReceiptRow> {
  const year = draft.issuedAt.getUTCFullYear();
  const [taken] = await tx
    .insert(receiptCounters)
    .values({ kind: draft.kind, year, last: 1 })
    .onConflictDoUpdate({
      target: [receiptCounters.kind, receiptCounters.year],
      set: { last: sql`${receiptCounters.last} + 1` },
    })
    .returning({ last: receiptCounters.last });
  const [row] = await tx
    .insert(receipts)
    .values({ ...draft, year, position: taken!.last })
    .returning();
  if (row === undefined) throw new Error('A receipt was not kept.');
  return row;
}

/** What a payment was for, with what taxed it where anything did. */
export async function findSoldLines(db: Database, transactionId: string): Promise<{ id: string; line: ReceiptLine }[]> {
  const rows = await rowsOf<ReceiptLine & { id: string }>(
    db,
    sql`select l.id, l.name, l.price_minor as "priceMinor", l.discount_minor as "discountMinor",
          l.tax_minor as "taxMinor", l.amount_minor as "amountMinor",
          case when l.tax_rate is not null
            then json_build_object('name', l.tax_name, 'rate', l.tax_rate, 'inclusive', l.tax_inclusive) end as tax
        from transaction_lines l where l.transaction_id = ${transactionId} order by l.position`,
  );
  return rows.map(({ id, ...line }) => ({ id, line }));
}

/** What a payment was for that is older than its lines. */
export async function findItemName(db: Database, transactionId: string): Promise<string | undefined> {
  const [row] = await rowsOf<{ name: string | null }>(
    db,
    sql`select coalesce(c.name, l.title, p.name) as name
        from transactions t
        left join courses c on t.kind = 'course' and c.id = t.item_id
        left join learning_paths l on t.kind = 'learning_path' and l.id = t.item_id
        left join subscription_plans p on t.kind = 'subscription' and p.id = t.item_id
        where t.id = ${transactionId}`,
  );
  return row?.name ?? undefined;
}

/** The tax that an entry of the books took back, in minor units: `refund:{id}`, `void:{id}`. */
export async function findTaxBack(db: Database, key: string): Promise<number> {
  const [row] = await rowsOf<{ tax: number }>(
    db,
    sql`select coalesce(sum(n.amount_minor), 0)::int as tax
        from ledger_entries e join ledger_lines n on n.entry_id = e.id
        where e.key = ${key} and n.account like 'tax:%'`,
  );
  return row?.tax ?? 0;
}

export interface PayerNow {
  full_name: string;
  locale: Locale | null;
  /** What they want their receipts to say; empty where they said nothing. */
  name: string;
  address: string;
  country: string | null;
  tax_id: string;
}

/** Who pays, as they are now. */
export async function findPayer(db: Database, userId: string): Promise<PayerNow | undefined> {
  const [row] = await rowsOf<PayerNow>(
    db,
    sql`select u.full_name, u.locale, coalesce(d.name, '') as name, coalesce(d.address, '') as address, d.country,
          coalesce(d.tax_id, '') as tax_id
        from users u left join billing_details d on d.user_id = u.id where u.id = ${userId}`,
  );
  return row;
}

/** Whose payment it is; null once the account is deleted. */
export async function findOwner(db: Database, receiptId: string): Promise<string | null> {
  const [row] = await rowsOf<{ user_id: string | null }>(
    db,
    sql`select t.user_id from receipts r join transactions t on t.id = r.transaction_id where r.id = ${receiptId}`,
  );
  return row?.user_id ?? null;
}

export const oweMail = (tx: Database, receiptId: string) => tx.insert(receiptMails).values({ receiptId });

/** Whether a mail is owed that nobody has queued: from now on, it is queued. */
export async function claimOwedMail(tx: Database, receiptId: string): Promise<boolean> {
  const rows = await tx
    .update(receiptMails)
    .set({ queuedAt: sql`now()` })
    .where(and(eq(receiptMails.receiptId, receiptId), isNull(receiptMails.queuedAt)))
    .returning({ id: receiptMails.receiptId });
  return rows.length > 0;
}

/** Payments that became paid and have no receipt, oldest first. */
export const findWithoutReceipt = (db: Database, limit: number): Promise<{ id: string }[]> =>
  rowsOf(
    db,
    sql`select t.id from transactions t
        where t.paid_at is not null and t.amount_minor > 0
          and not exists (select from receipts r where r.transaction_id = t.id and r.kind = 'receipt')
        order by t.paid_at, t.id limit ${limit}`,
  );

/** What went back and has no credit note, oldest first; `refund_id` is null where a payment was voided. */
export const findWithoutCreditNote = (
  db: Database,
  limit: number,
): Promise<{ id: string; refund_id: string | null; at: string }[]> =>
  rowsOf(
    db,
    sql`select * from (
          select f.transaction_id as id, f.id as refund_id, f.updated_at as at from refunds f
          join transactions t on t.id = f.transaction_id
          where f.status in ('payment_refunded', 'revocation_error', 'complete') and t.paid_at is not null
            and not exists (select from receipts r where r.refund_id = f.id)
          union all
          select t.id, null, t.updated_at from transactions t
          where t.status = 'voided' and t.paid_at is not null and t.amount_minor > 0
            and not exists (select from receipts r where r.transaction_id = t.id and r.kind = 'credit_note')
        ) missing order by at, id, refund_id limit ${limit}`,
  );

/** Keeps every other change of this payment waiting until the transaction ends. */
export async function lockPayment(tx: Database, id: string): Promise<TransactionRow> {
  const [row] = await tx.select().from(transactions).where(eq(transactions.id, id)).for('no key update');
  if (row === undefined) throw new Error(`No payment has the id ${id}.`);
  return row;
}
