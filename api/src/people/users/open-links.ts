import type { Database } from '../../kernel/database/database.ts';
import type { Noun } from '../../kernel/noun.ts';

declare module '../../kernel/noun.ts' {
  interface Noun {
    /** Takes back the links it has given out that open this account, or change it. */
    takeBackLinks?: (tx: Database, userId: string) => Promise<void>;
  }
}

/** Takes back every link that was given out for this account: for when its password or address changes. */
export async function takeBackLinks(tx: Database, nouns: readonly Noun[], userId: string): Promise<void> {
  for (const noun of nouns) await noun.takeBackLinks?.(tx, userId);
}
