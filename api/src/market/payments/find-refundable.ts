import type { Database } from '../../kernel/database/database.ts';
import { notFound } from '../../kernel/problem.ts';
import type { TransactionRow } from '../billing/billing.tables.ts';
import { leftOfLines } from '../billing/left-of-lines.ts';
import { findRefunds, sumRefunds } from '../billing/refunds.repository.ts';
import { isPaid, refundableOf } from './payments.policy.ts';
import { findLines } from './payments.repository.ts';
import type { LineRow } from './payments.tables.ts';

/** What can still be paid back of a payment, or of one line of it, in minor units. @throws where it has no such line */
export async function findRefundable(
  db: Database,
  transaction: TransactionRow,
  lineId: string | null,
): Promise<number> {
  if (lineId === null) return refundableOf(transaction, await sumRefunds(db, transaction.id, 'not denied'));
  const lines = await findLines(db, transaction.id);
  const at = lines.findIndex(({ id }) => id === lineId);
  if (at < 0) throw notFound();
  if (!isPaid(transaction)) return 0;
  return leftOfLines(lines, await findRefunds(db, transaction.id, 'not denied'))[at]!;
}

/** The lines of which nothing is paid any more; with all of the payment's money goes what was free in it, too. */
export async function findUnpaidLines(db: Database, { id, amountMinor }: TransactionRow): Promise<LineRow[]> {
  const [lines, back] = await Promise.all([findLines(db, id), findRefunds(db, id, 'paid back')]);
  if (back.reduce((sum, refund) => sum + refund.amountMinor, 0) === amountMinor) return lines;
  const left = leftOfLines(lines, back);
  return lines.filter((line, at) => line.amountMinor > 0 && left[at] === 0);
}
