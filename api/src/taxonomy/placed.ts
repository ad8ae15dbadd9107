import type { CategoryLevel, CategoryUse, SkillUse } from '@stoa/shared/contract/taxonomy/taxonomy-words.ts';
import type { Database } from '../kernel/database/database.ts';
import type { Noun } from '../kernel/noun.ts';

declare module '../kernel/noun.ts' {
  interface Noun {
    /** What of it stands in categories. */
    inCategories?: readonly InCategories[];
    /** What of it names skills. */
    namesSkills?: readonly NamesSkills[];
  }
}

export interface Counted {
  id: string;
  count: number;
}

/** `from` is about to be gone, and `into` takes its place. */
export interface Merge {
  from: string;
  into: string;
}

export interface InCategories {
  use: CategoryUse;
  /** Of each category how many stand in it itself, and in none below it. */
  count: (db: Database) => Promise<Counted[]>;
  /** Goes along, in the transaction that merges. None where nothing names a category of its own. */
  followMerge?: (tx: Database, merge: Merge & { level: CategoryLevel }) => Promise<void>;
  /** Lets go of a category that is removed, where it is named by what nobody sees any more. */
  followRemoval?: (tx: Database, id: string) => Promise<void>;
  /** Puts right what it keeps of the categories above, after one of them was put elsewhere. */
  followMove?: (tx: Database) => Promise<void>;
}

export interface NamesSkills {
  use: SkillUse;
  count: (db: Database, ids: readonly string[]) => Promise<Counted[]>;
  followMerge: (tx: Database, merge: Merge) => Promise<void>;
  /** As of categories. */
  followRemoval?: (tx: Database, id: string) => Promise<void>;
}

export const inCategories = (nouns: readonly Noun[]): InCategories[] =>
  nouns.flatMap((noun) => noun.inCategories ?? []);
export const namesSkills = (nouns: readonly Noun[]): NamesSkills[] => nouns.flatMap((noun) => noun.namesSkills ?? []);
