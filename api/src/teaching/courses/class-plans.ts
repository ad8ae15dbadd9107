import type { Database } from '../../kernel/database/database.ts';
import type { Noun } from '../../kernel/noun.ts';

declare module '../../kernel/noun.ts' {
  interface Noun {
    /** The live classes that are planned for a course: whoever checks it knows nothing of schedules. */
    findClassPlans?: (db: Database, courseId: string) => Promise<ClassPlans>;
  }
}

export interface ClassPlans {
  /** Whether one is still to come. */
  isAhead: boolean;
  /** Live lessons that have one, to come or over. */
  lessonIds: ReadonlySet<string>;
}

export const noPlans: ClassPlans = { isAhead: false, lessonIds: new Set() };

export async function classPlansOf(nouns: readonly Noun[], db: Database, courseId: string): Promise<ClassPlans> {
  for (const { findClassPlans } of nouns) {
    if (findClassPlans) return findClassPlans(db, courseId);
  }
  return noPlans;
}
