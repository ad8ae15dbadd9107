import type { Database } from '../../kernel/database/database.ts';
import type { Noun } from '../../kernel/noun.ts';
import type { CourseRow } from '../courses/courses.tables.ts';

declare module '../../kernel/noun.ts' {
  interface Noun {
    /** Follows when a course is published, anew or with changes, in the transaction that publishes it. */
    followPublication?: (tx: Database, course: CourseRow) => Promise<void>;
  }
}

export async function announcePublication(tx: Database, nouns: readonly Noun[], course: CourseRow): Promise<void> {
  for (const noun of nouns) await noun.followPublication?.(tx, course);
}
