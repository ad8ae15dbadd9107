import type { z } from 'zod';
import { findCurrency } from '@stoa/shared/contract/kernel/currencies.ts';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import type { learningPathEndpoints, PathFee } from '@stoa/shared/contract/market/learning-paths.ts';
import type { Database } from '../../kernel/database/database.ts';
import { invalid } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { priceRefusal } from '../../teaching/courses/price-refusal.ts';
import { requireLockedPath } from './edit-path.ts';
import { requireEdit } from './path-builder.policy.ts';
import { insertVersion, updatePath } from './path-builder.repository.ts';

type Body = z.output<(typeof learningPathEndpoints)['saveLearningPathFee']['body']>;

/** For those who come from now on: who bought the path, or began to pay for it, is asked for nothing more. */
export async function saveLearningPathFee(
  db: Database,
  viewer: Viewer,
  { path_id: id, ...asked }: Body,
): Promise<PathFee> {
  const fee = checkedFee({ ...asked, currency: asked.currency.toUpperCase() });
  await db.transaction(async (tx) => {
    requireEdit(viewer, await requireLockedPath(tx, { id }));
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
