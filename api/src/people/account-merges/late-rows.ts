import type { Context } from '../../kernel/context.ts';
import { findRecentMerges } from './account-merges.repository.ts';
import { foldNoun } from './fold-accounts.ts';
import { giveWay } from './give-way.ts';

/**
 * What was under way when two accounts became one, such as a payment on its way back, follows to the one that stayed:
 * each noun for itself, so that one that fails holds back no other.
 */
export async function foldLateRows({ db, nouns, log }: Pick<Context, 'db' | 'nouns' | 'log'>): Promise<void> {
  for (const merging of await findRecentMerges(db)) {
    for (const noun of nouns.toReversed().filter(({ merges }) => merges !== undefined)) {
      try {
        await giveWay(() => db.transaction((tx) => foldNoun({ db: tx, nouns }, noun, merging)));
      } catch (error) {
        log.error({ err: error, noun: noun.name, ...merging }, 'late rows of a merged account not folded');
      }
    }
  }
}
