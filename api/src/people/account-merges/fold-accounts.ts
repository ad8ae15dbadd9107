import { sql } from 'drizzle-orm';
import type { MergePart } from '@stoa/shared/contract/people/account-merges.ts';
import { mergeParts } from '@stoa/shared/contract/people/merge-words.ts';
import type { WithNouns } from '../../kernel/context.ts';
import type { MergeCount, Merging } from '../../kernel/merge-rule.ts';
import { mergeRows, NOTHING_MERGED, sumOf } from '../../kernel/merge-rows.ts';
import type { Noun } from '../../kernel/noun.ts';

/** Less than the second after which PostgreSQL looks for deadlocks: who waits for this one does not lose to it. */
const PATIENCE_MS = 400;

/**
 * Does with all rows of one account what its nouns declare; gives those that had any. What rests on others goes before
 * them, as in a deletion.
 */
export async function foldAccounts(at: WithNouns, merging: Merging): Promise<MergePart[]> {
  const parts: MergePart[] = [];
  for (const noun of at.nouns.toReversed()) {
    const counts = await foldNoun(at, noun, merging);
    if (counts.moved + counts.collided + counts.dropped > 0) parts.unshift({ name: partOf(noun), ...counts });
  }
  return parts;
}

function partOf({ name }: Noun): MergePart['name'] {
  const part = mergeParts.find((one) => one === name);
  if (part === undefined) throw new Error(`The contract knows no part ${name} of a merge.`);
  return part;
}

/** Give it a transaction. */
export async function foldNoun(at: WithNouns, { merges = {} }: Noun, merging: Merging): Promise<MergeCount> {
  await at.db.execute(sql`select set_config('lock_timeout', ${PATIENCE_MS}::text, true)`);
  let counts = NOTHING_MERGED;
  for (const [name, rule] of Object.entries(merges)) {
    const done =
      typeof rule === 'function' ? await rule(at, merging) : await mergeRows(at.db, name, { rule, ...merging });
    counts = sumOf(counts, done);
  }
  return counts;
}
