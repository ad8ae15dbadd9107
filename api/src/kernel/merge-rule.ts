import type { MergeRefusal } from '@stoa/shared/contract/people/merge-words.ts';
import type { WithNouns } from './context.ts';

/** Two accounts of one person: `from` ends, `into` stays. */
export interface Merging {
  from: string;
  into: string;
}

/** Rows of the account that ends: handed over; met one of the other account; let go. */
export interface MergeCount {
  moved: number;
  collided: number;
  dropped: number;
}

/**
 * What becomes of the rows that name the account that ends. `move`: they name the other. `drop`: they go. `stay`: they go
 * on naming it, for what is written there is never changed.
 */
export type MergeRule = 'move' | 'drop' | 'stay' | OnePerKey | MergeFold | { refuses: MergeRefusal };

/** Of a person there is one row to these columns: of two the better stays, and the other goes. */
export interface OnePerKey {
  onePer: readonly string[];
  /** Its column decides, and who has the greatest, or the least; left out: that of the account that stays. */
  kept?: { greatest: string } | { least: string };
}

/** What is more than one row and one rule. It runs again for what came late, and then finds little to do. */
export type MergeFold = (at: WithNouns, merging: Merging) => Promise<MergeCount>;

/** `table.column`, of those that name a person → its rule. */
export type MergeRules = Readonly<Record<string, MergeRule>>;
