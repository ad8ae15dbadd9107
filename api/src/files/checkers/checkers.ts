import { Checker, type CheckerSettings } from './checker.ts';
import { CheckerDied } from './checker-died.ts';

/** Whose turn it is: a file, and who sent it. */
export interface Turn {
  id: string;
  ownerId: string;
}
export type Check = Checker['check'];

export interface Checkers {
  /**
   * Waits for a checker that is free, then works with it. One file of a person at a time, so that whoever sends many, or bad
   * ones, keeps nobody else waiting. A file that already has its turn, or waits for it, gets no second one.
   */
  run: (turn: Turn, work: (check: Check) => Promise<void>) => Promise<void>;
  /** Ends all at once. Their tasks fail as `closing`; returns when all who worked have dealt with that. */
  close: () => Promise<void>;
}

/** Processes that have had nothing to do for so long give their memory back. */
const REST_MS = 30_000;

interface Waiting extends Turn {
  begin: () => void;
}

/** At most `most` processes, each begun when it is first needed. */
export function makeCheckers({
  most,
  restMs = REST_MS,
  ...settings
}: CheckerSettings & { most: number; restMs?: number }): Checkers {
  const turns = new Map<string, Promise<void>>();
  const busy = new Map<string, Checker>();
  const idle: { checker: Checker; timer: NodeJS.Timeout }[] = [];
  let waiting: Waiting[] = [];
  let isClosing = false;

  const wake = (): Checker => {
    for (let rested = idle.pop(); rested; rested = idle.pop()) {
      clearTimeout(rested.timer);
      if (rested.checker.isAlive) return rested.checker;
    }
    return new Checker(settings);
  };
  const rest = (checker: Checker) => {
    if (!checker.isAlive || isClosing) return checker.end();
    idle.push({ checker, timer: setTimeout(() => checker.end(), restMs).unref() });
  };
  const callNext = () => {
    if (isClosing || busy.size >= most) return;
    const next = waiting.find(({ ownerId }) => !busy.has(ownerId));
    if (next === undefined) return;
    waiting = waiting.filter((one) => one !== next);
    busy.set(next.ownerId, wake());
    next.begin();
  };
  const take = async ({ id, ownerId }: Turn, work: (check: Check) => Promise<void>): Promise<void> => {
    await new Promise<void>((begin) => {
      waiting.push({ id, ownerId, begin });
      callNext();
    });
    const checker = busy.get(ownerId);
    try {
      if (checker === undefined || isClosing) return;
      await work((task, deadlineMs) =>
        checker.isAlive ? checker.check(task, deadlineMs) : Promise.reject(new CheckerDied('closing')),
      );
    } finally {
      busy.delete(ownerId);
      if (checker) rest(checker);
      callNext();
    }
  };
  return {
    run: (turn, work) => {
      const known = turns.get(turn.id);
      if (known) return known;
      if (isClosing) return Promise.resolve();
      const made = take(turn, work).finally(() => turns.delete(turn.id));
      turns.set(turn.id, made);
      return made;
    },
    close: async () => {
      isClosing = true;
      for (const { checker, timer } of idle.splice(0)) {
        clearTimeout(timer);
        checker.end();
      }
      for (const checker of busy.values()) checker.end();
      for (const { begin } of waiting.splice(0)) begin();
      await Promise.allSettled(turns.values());
    },
  };
}
