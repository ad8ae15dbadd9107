import { type Database, instantOf } from '../../kernel/database/database.ts';
import { boundsOf, isClosed } from './account-months.ts';
import type { Seller } from './movements.ts';
import { findBalanceBefore, findMoved, type MovedRow } from './statement.repository.ts';

export interface StatementLine extends Omit<MovedRow, 'kind' | 'is_payout'> {
  kind: 'sale' | 'taken_back' | 'payout' | 'payout_reversal';
  /** After this line. */
  balance: number;
}

/** A month of somebody's account, minor units. */
export interface Statement {
  month: string;
  currency: string;
  opening: number;
  lines: StatementLine[];
  closing: number;
  /** False: the month is not over, and more will come. */
  isClosed: boolean;
}

/** Both questions ask of entries that are never changed: one of a closed month says the same for ever. */
export async function readStatement(db: Database, seller: Seller, month: string): Promise<Statement> {
  const bounds = boundsOf(month);
  const opening = await findBalanceBefore(db, seller, bounds.from);
  const lines = withBalances(await findMoved(db, seller, bounds), opening);
  return {
    month,
    currency: seller.currency,
    opening,
    lines,
    closing: lines.at(-1)?.balance ?? opening,
    isClosed: isClosed(month, new Date()),
  };
}

function withBalances(rows: readonly MovedRow[], opening: number): StatementLine[] {
  let balance = opening;
  return rows.map(({ is_payout, ...row }) => {
    balance += row.mine;
    return { ...row, at: instantOf(row.at), kind: kindOf({ ...row, is_payout }), balance };
  });
}

function kindOf({ kind, is_payout, mine }: MovedRow): StatementLine['kind'] {
  if (is_payout) return mine < 0 ? 'payout' : 'payout_reversal';
  return kind === 'sale' ? 'sale' : 'taken_back';
}
