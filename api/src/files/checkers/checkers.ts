import { openProcesses, type PoolSettings } from '@stoa/shared/serving/beside/processes.ts';
import { ProcessDied } from '@stoa/shared/serving/beside/process-died.ts';
import type { Run } from '@stoa/shared/serving/beside/process-beside.ts';
import type { FileCheck } from './found.ts';

/** Whose turn it is: a file, and who sent it. */
export interface Turn {
  id: string;
  ownerId: string;
}
export type Check = Run<FileCheck>;

export interface Checkers {
  /**
   * Waits for a process that is free, then works with it; one file of a person at a time. A file that already has its turn,
   * or waits for it, gets no second one, and when we close, those that wait get none.
   */
  run: (turn: Turn, work: (check: Check) => Promise<void>) => Promise<void>;
  /** Ends all at once. Their tasks fail as `closing`; returns when all who worked have dealt with that. */
  close: () => Promise<void>;
}

export function makeCheckers(settings: PoolSettings): Checkers {
  const processes = openProcesses<FileCheck>(settings);
  const turns = new Map<string, Promise<void>>();
  return {
    run: ({ id, ownerId }, work) => {
      const known = turns.get(id);
      if (known) return known;
      const made = processes
        .turn(ownerId, work)
        .catch(passClosing)
        .finally(() => turns.delete(id));
      turns.set(id, made);
      return made;
    },
    close: processes.close,
  };
}

function passClosing(error: unknown): void {
  if (!(error instanceof ProcessDied && error.reason === 'closing')) throw error;
}
