import type { WithNouns } from '../../kernel/context.ts';
import type { Database } from '../../kernel/database/database.ts';

declare module '../../kernel/noun.ts' {
  interface Noun {
    /** Follows when somebody enrols in a course by themselves, or leaves it, in the transaction that does it. */
    followEnrolment?: (tx: Database, chosen: ChosenCourse) => Promise<void>;
  }
}

export interface ChosenCourse {
  userId: string;
  courseId: string;
}

export async function announceEnrolment({ db: tx, nouns }: WithNouns, chosen: ChosenCourse): Promise<void> {
  for (const noun of nouns) await noun.followEnrolment?.(tx, chosen);
}
