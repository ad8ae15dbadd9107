import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import type { Transaction } from '@stoa/shared/contract/market/billing.ts';
import { type Database, instantOf, instantOrNull } from '../../kernel/database/database.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import {
  countTransactions,
  findPlansOnOffer,
  findSubscription,
  findTransactions,
  type ShownTransaction,
  type TransactionFilters,
} from './billing.repository.ts';
import { refundObstacleOf } from './refund-policy.ts';

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
  created_at: instantOf(row.created_at),
});

export async function getPlan(db: Database, { user }: Viewer): Promise<Reply<'getPlan'>> {
  const [row, plans] = await Promise.all([findSubscription(db, user.id), findPlansOnOffer(db)]);
  if (row === undefined) return { subscription: null, plans };
  const subscription = {
    ...row,
    started_at: instantOf(row.started_at),
    current_period_ends_at: instantOf(row.current_period_ends_at),
    ended_at: instantOrNull(row.ended_at),
  };
  return { subscription, plans };
}
