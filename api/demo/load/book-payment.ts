import { eq } from 'drizzle-orm';
import type { Database } from '../../src/kernel/database/database.ts';
import { type RefundRow, type TransactionRow, transactions } from '../../src/market/billing/billing.tables.ts';
import { bookRefund, bookSale, bookSettlement, bookVoid } from '../../src/market/payments/books.ts';
import { transactionLines } from '../../src/market/payments/payments.tables.ts';
import { share } from '../../src/market/payments/share.ts';
import { courses } from '../../src/teaching/courses/courses.tables.ts';
import { demoId } from './demo-id.ts';

/** Basis points, as a site takes them that sets nothing else. */
const PLATFORM_FEE = 2000;

/** What a payment was for, and what the books say of it and of its refund. */
export async function bookPayment(
  tx: Database,
  transaction: TransactionRow,
  { refund, now }: { refund?: RefundRow | undefined; now: Date },
): Promise<void> {
  const line = transaction.kind === 'course' ? await insertLine(tx, transaction, refund) : wholePlan(transaction);
  if (transaction.paidAt !== null) await bookSale(tx, transaction, [line]);
  if (transaction.status === 'voided' && transaction.paidAt !== null) await bookVoid(tx, transaction);
  if (refund) await bookRefund(tx, transaction, { refund, line: undefined, at: refund.updatedAt });
  await settle(tx, transaction, now);
}

/** What was to be handed over by now has been. */
async function settle(tx: Database, transaction: TransactionRow, now: Date): Promise<void> {
  const { id, paidAt, settlesAt } = transaction;
  if (paidAt === null || settlesAt === null || settlesAt > now) return;
  await bookSettlement(tx, transaction, settlesAt);
  await tx.update(transactions).set({ settledAt: settlesAt }).where(eq(transactions.id, id));
}

async function insertLine(tx: Database, transaction: TransactionRow, refund: RefundRow | undefined) {
  const { id, itemId, amountMinor, discountMinor, paidAt } = transaction;
  const [course] = await tx.select().from(courses).where(eq(courses.id, itemId!));
  if (course === undefined) throw new Error(`No demo course has the id ${itemId}.`);
  const line = {
    id: demoId(`line ${id}`),
    transactionId: id,
    position: 1,
    kind: 'course' as const,
    itemId: course.id,
    name: course.name,
    priceMinor: amountMinor + discountMinor,
    discountMinor,
    taxMinor: 0,
    amountMinor,
    sellerId: course.ownerId,
    feeMinor: share(amountMinor, PLATFORM_FEE),
    grantedAt: paidAt,
    withdrawnAt:
      refund?.amountMinor === amountMinor ? refund.updatedAt : transaction.status === 'voided' ? paidAt : null,
  };
  await tx.insert(transactionLines).values(line);
  return line;
}

/** Nobody but this site has a part in a plan: the part of its seller is 0. */
const wholePlan = ({ amountMinor, id }: TransactionRow) => ({
  amountMinor,
  taxMinor: 0,
  feeMinor: amountMinor,
  sellerId: id,
});
