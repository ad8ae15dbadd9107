import type { WithNouns } from '../../kernel/context.ts';
import type { Database } from '../../kernel/database/database.ts';

declare module '../../kernel/noun.ts' {
  interface Noun {
    /** Follows when somebody completes a course, in the transaction that completes it. */
    followCompletion?: (tx: Database, completed: CompletedCourse) => Promise<void>;
  }
}

export interface CompletedCourse {
  userId: string;
  courseId: string;
}

export async function announceCompletion({ db: tx, nouns }: WithNouns, completed: CompletedCourse): Promise<void> {
  for (const noun of nouns) await noun.followCompletion?.(tx, completed);
}
