import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import type { PaidLine, Transaction } from '@stoa/shared/contract/market/billing.ts';
import { type Database, instantOf } from '../../kernel/database/database.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import {
  countTransactions,
  findTransactions,
  type ShownTransaction,
  type TransactionFilters,
} from './billing.repository.ts';
import { leftOf, lineObstacleOf, type RefundFacts, refundObstacleOf } from './refund-policy.ts';

export async function listTransactions(
  db: Database,
  { user }: Viewer,
  filters: TransactionFilters,
): Promise<Reply<'listTransactions'>> {
  const [rows, total] = await Promise.all([
    findTransactions(db, user.id, filters),
    countTransactions(db, user.id, filters),
  ]);
  const items = rows.map(transactionOf);
  return { items, page: filters.page, per_page: filters.per_page, total };
}

export const transactionOf = ({ refund_facts, ...row }: ShownTransaction): Transaction => ({
  ...row,
  refund_obstacle: refundObstacleOf(refund_facts),
  lines: linesOf(refund_facts),
  receipts: row.receipts.map((receipt) => ({ ...receipt, issued_at: instantOf(receipt.issued_at) })),
  created_at: instantOf(row.created_at),
});

function linesOf(facts: RefundFacts): PaidLine[] {
  const left = leftOf(facts);
  return facts.lines.flatMap((line, at) => {
    const { line_id, name, amount_minor } = line;
    if (line_id === null) return [];
    return [{ line_id, name, amount_minor, refundable_minor: left[at]!, refund_obstacle: lineObstacleOf(facts, line) }];
  });
}
