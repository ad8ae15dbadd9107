import type { Database } from '../../kernel/database/database.ts';
import type { Noun } from '../../kernel/noun.ts';

declare module '../../kernel/noun.ts' {
  interface Noun {
    /** Follows when a public course gets other lessons, in the transaction that gives them. */
    followLessons?: (tx: Database, courseId: string) => Promise<void>;
  }
}

export async function announceLessons(tx: Database, nouns: readonly Noun[], courseId: string): Promise<void> {
  for (const noun of nouns) await noun.followLessons?.(tx, courseId);
}
