import type { z } from 'zod';
import { findCurrency } from '@stoa/shared/contract/kernel/currencies.ts';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import type { learningPathEndpoints, PathFee } from '@stoa/shared/contract/market/learning-paths.ts';
import type { Database } from '../../kernel/database/database.ts';
import { invalid } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { priceRefusal } from '../../teaching/courses/price-refusal.ts';
import type { PathRow } from '../learning-paths/learning-paths.tables.ts';
import { requireLockedPath, requireNoConflict } from './edit-path.ts';
import { requireEdit } from './path-builder.policy.ts';
import { insertVersion, updatePath } from './path-builder.repository.ts';

type Body = z.output<(typeof learningPathEndpoints)['saveLearningPathFee']['body']>;

/**
 * For those who come from now on: who bought the path, or began to pay for it, is asked for nothing more. An older page does
 * not say on which version it was changed.
 */
export async function saveLearningPathFee(
  db: Database,
  viewer: Viewer,
  { path_id: id, base_version: on, ...asked }: Body,
): Promise<PathFee> {
  const fee = checkedFee({ ...asked, currency: asked.currency.toUpperCase() });
  await db.transaction(async (tx) => {
    const path = await requireLockedPath(tx, { id });
    requireEdit(viewer, path);
    const field = { target: 'path', field: 'fee', yours: fee, theirs: feeOf(path) } as const;
    await requireNoConflict(tx, path, { on: on ?? path.version, fields: [field] });
    await updatePath(tx, id, {
      fee: fee.fee,
      amountMinor: fee.amount_minor,
      compareAtMinor: fee.compare_at_minor,
      currency: fee.currency,
      feeIsSet: true,
    });
    await insertVersion(tx, id, ['fee']);
  });
  return fee;
}

export const feeOf = ({ fee, amountMinor, compareAtMinor, currency }: PathRow): PathFee => ({
  fee,
  amount_minor: amountMinor,
  compare_at_minor: compareAtMinor,
  currency,
});

function checkedFee({ fee, amount_minor, compare_at_minor, currency }: PathFee): PathFee {
  if (findCurrency(currency) === undefined) throw invalid({ currency: rule('Choose a currency.') });
  if (fee !== 'one_time') {
    if (amount_minor > 0 || compare_at_minor !== null) {
      throw invalid({ amount_minor: rule('Only a learning path that is paid for once has a price.') });
    }
    return { fee, amount_minor, compare_at_minor, currency };
  }
  if (amount_minor === 0) throw invalid({ amount_minor: rule('Enter a price.') });
  const refusal = priceRefusal(amount_minor, currency);
  if (refusal !== undefined) throw invalid({ amount_minor: refusal });
  if (compare_at_minor !== null) checkCompare(compare_at_minor, { amount_minor, currency });
  return { fee, amount_minor, compare_at_minor, currency };
}

function checkCompare(minor: number, { amount_minor, currency }: Pick<PathFee, 'amount_minor' | 'currency'>): void {
  const refusal = priceRefusal(minor, currency);
  if (refusal !== undefined) throw invalid({ compare_at_minor: refusal });
  if (minor <= amount_minor) {
    throw invalid({ compare_at_minor: rule('The price to compare with must be higher than the price.') });
  }
}
