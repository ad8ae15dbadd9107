import type { WithNouns } from '../../kernel/context.ts';
import type { EnrolmentRow } from '../enrolments/enrolments.tables.ts';

declare module '../../kernel/noun.ts' {
  interface Noun {
    /**
     * Completes what is completed by those lessons, as a live class is by its recording, in the transaction that holds the
     * enrolment's row; returns the lessons that are done by that. Progress knows nothing of what stands on it.
     */
    completeWhatFollows?: (at: WithNouns, done: LessonsDone) => Promise<string[]>;
  }
}

export interface LessonsDone {
  enrolment: EnrolmentRow;
  /** Completed just now. */
  lessonIds: readonly string[];
}

/** The lessons that are completed by others being so. */
export async function completeWhatFollows(at: WithNouns, done: LessonsDone): Promise<string[]> {
  if (done.lessonIds.length === 0) return [];
  const completed: string[] = [];
  for (const noun of at.nouns) completed.push(...((await noun.completeWhatFollows?.(at, done)) ?? []));
  return completed;
}
