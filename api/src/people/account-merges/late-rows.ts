import type { Context } from '../../kernel/context.ts';
import { findRecentMerges } from './account-merges.repository.ts';
import { foldAccounts } from './fold-accounts.ts';
import { giveWay } from './give-way.ts';

/** What was under way when two accounts became one, such as a payment on its way back, follows to the one that stayed. */
export async function foldLateRows({ db, nouns, log }: Pick<Context, 'db' | 'nouns' | 'log'>): Promise<void> {
  for (const merging of await findRecentMerges(db)) {
    try {
      await giveWay(() => db.transaction((tx) => foldAccounts({ db: tx, nouns }, merging)));
    } catch (error) {
      log.error({ err: error, ...merging }, 'late rows of a merged account not folded');
    }
  }
}
