import type { Work } from './work.ts';

export interface Kept {
  typed: Work;
  /** What the server held when it was typed. */
  base: Work;
}

/** Keeps in this browser what the server does not have yet. */
export interface WorkMemory {
  read(): Kept | undefined;
  keep(kept: Kept): void;
  forget(): void;
}

/** Of one person in one lesson. A storage that is full or forbidden costs what a lost line would, never the writing. */
export function workMemory(userId: string, assignmentId: string): WorkMemory {
  const key = `stoa.assignment.${userId}.${assignmentId}`;
  let last: string | undefined;
  const quietly = <T>(act: () => T): T | undefined => {
    try {
      return act();
    } catch {
      return undefined;
    }
  };
  return {
    read: () =>
      quietly(() => {
        last = window.localStorage.getItem(key) ?? undefined;
        return last === undefined ? undefined : keptFrom(JSON.parse(last));
      }),
    keep(kept) {
      last = JSON.stringify(kept);
      quietly(() => window.localStorage.setItem(key, last ?? ''));
    },
    forget() {
      // Another window may have kept its own since then.
      if (last !== undefined)
        quietly(() => window.localStorage.getItem(key) === last && window.localStorage.removeItem(key));
      last = undefined;
    },
  };
}

function keptFrom(value: unknown): Kept | undefined {
  const { typed, base } = (value ?? {}) as Partial<Kept>;
  return isWork(typed) && isWork(base) ? { typed, base } : undefined;
}

const isWork = (value: Partial<Work> | undefined): value is Work =>
  typeof value?.text === 'string' && typeof value.url === 'string';
