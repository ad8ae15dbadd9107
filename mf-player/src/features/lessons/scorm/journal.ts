import { get, update } from 'idb-keyval';
import type { ScormCommit } from '@stoa/shared/contract/learning/scorm.ts';

/**
 * What a package has set and the server has not answered for, in IndexedDB: a killed browser leaves it there. By person
 * and lesson; a later commit of a SCO takes an earlier one's place.
 */
export interface Journal {
  launchId: string;
  commits: Record<string, ScormCommit>;
}

const keyOf = (userId: string, lessonId: string): string => `scorm:${userId}:${lessonId}`;

export const openJournal = (userId: string, lessonId: string) => {
  const key = keyOf(userId, lessonId);
  return {
    note: (launchId: string, commit: ScormCommit) =>
      orNothing(async () => update<Journal>(key, (journal) => noted(journal, launchId, commit))),
    /** The server has this one, and all before it. */
    settle: (launchId: string, seq: number) =>
      orNothing(async () =>
        update<Journal>(key, (journal) => settled(journal ?? { launchId, commits: {} }, launchId, seq)),
      ),
    read: () => orNothing(async () => get<Journal>(key)),
  };
};

/** A browser that keeps nothing, as in a private window, keeps nobody from learning. */
const orNothing = <T>(work: () => Promise<T>): Promise<T | undefined> => work().catch(() => undefined);

export type OpenJournal = ReturnType<typeof openJournal>;

/**
 * What an earlier launch left is of no use to a later one, and an earlier one, in a tab that has not been told yet, takes
 * nothing from a later one. Ids of launches are in the order of their time.
 */
export function noted(journal: Journal | undefined, launchId: string, commit: ScormCommit): Journal {
  if (journal && journal.launchId > launchId) return journal;
  return { launchId, commits: { ...(journal?.launchId === launchId && journal.commits), [commit.sco]: commit } };
}

export const settled = (journal: Journal, launchId: string, seq: number): Journal =>
  journal.launchId === launchId
    ? {
        launchId,
        commits: Object.fromEntries(Object.entries(journal.commits).filter(([, commit]) => commit.seq > seq)),
      }
    : journal;
