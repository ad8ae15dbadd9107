import { type SQL, sql } from 'drizzle-orm';
import type { DuplicateReason } from '@stoa/shared/contract/people/merge-words.ts';

declare module '../../kernel/noun.ts' {
  interface Noun {
    /** Accounts that may be one person’s, by what this noun keeps of them: the columns of `pairOf`. */
    likelyDuplicates?: SQL;
  }
}

export const pairOf = (one: SQL, other: SQL, reason: DuplicateReason): SQL =>
  sql`least(${one}, ${other}) as one_id, greatest(${one}, ${other}) as other_id, ${reason}::text as reason`;
