import type { Job } from './job.ts';
import { ProcessBeside, type ProcessSettings, type Run } from './process-beside.ts';
import { ProcessDied } from './process-died.ts';
import { TooManyWaiting } from './too-many-waiting.ts';

export interface PoolSettings extends ProcessSettings {
  /** At once, each begun when it is first needed. */
  most: number;
  /** Of one owner; unbounded unless given. */
  mostWaiting?: number;
  /** Processes that have had nothing to do for so long give their memory back. */
  restMs?: number;
}

export interface Processes<J extends Job> {
  /**
   * Waits for a process that is free, then works with it. One turn of an owner at a time, so that whoever sends much, or
   * what is bad, keeps nobody else waiting.
   * @throws TooManyWaiting; ProcessDied (`closing`) where it never had its turn
   */
  turn: <Result>(ownerId: string, work: (run: Run<J>) => Promise<Result>) => Promise<Result>;
  /** Ends all at once. Their tasks fail as `closing`; returns when all who worked have dealt with that. */
  close: () => Promise<void>;
}

interface Waiting<J extends Job> {
  ownerId: string;
  begin: (beside: ProcessBeside<J>) => void;
  giveUp: (error: ProcessDied) => void;
}

/** What takes long, much, or all with it, on bytes that somebody else chose: the server itself goes on answering. */
export function openProcesses<J extends Job>({
  most,
  mostWaiting = Infinity,
  restMs = 30_000,
  ...settings
}: PoolSettings): Processes<J> {
  const resting = restProcesses<J>(restMs);
  const turns = new Set<Promise<unknown>>();
  const busy = new Map<string, ProcessBeside<J>>();
  let waiting: Waiting<J>[] = [];
  let isClosed = false;

  const callNext = () => {
    if (isClosed || busy.size >= most) return;
    const next = waiting.find(({ ownerId }) => !busy.has(ownerId));
    if (!next) return;
    waiting = waiting.filter((one) => one !== next);
    const beside = resting.wake() ?? new ProcessBeside<J>(settings);
    busy.set(next.ownerId, beside);
    next.begin(beside);
  };
  const mayWait = (ownerId: string) => waiting.filter((one) => one.ownerId === ownerId).length < mostWaiting;
  const wait = (ownerId: string) =>
    new Promise<ProcessBeside<J>>((begin, giveUp) => {
      if (isClosed) return giveUp(new ProcessDied('closing'));
      if (!mayWait(ownerId)) return giveUp(new TooManyWaiting(ownerId));
      waiting.push({ ownerId, begin, giveUp });
      callNext();
    });
  const take: Processes<J>['turn'] = async (ownerId, work) => {
    const beside = await wait(ownerId);
    try {
      return await work(beside.run);
    } finally {
      busy.delete(ownerId);
      if (isClosed) beside.end();
      else resting.add(beside);
      callNext();
    }
  };
  return {
    turn: (ownerId, work) => {
      const made = take(ownerId, work).finally(() => turns.delete(made));
      turns.add(made);
      return made;
    },
    close: async () => {
      isClosed = true;
      resting.end();
      for (const beside of busy.values()) beside.end();
      for (const { giveUp } of waiting.splice(0)) giveUp(new ProcessDied('closing'));
      await Promise.allSettled(turns);
    },
  };
}

/** Those with nothing to do, each until it has had that for too long. */
function restProcesses<J extends Job>(restMs: number) {
  const idle: { beside: ProcessBeside<J>; timer: NodeJS.Timeout }[] = [];
  const wake = (): ProcessBeside<J> | undefined => {
    for (let one = idle.pop(); one; one = idle.pop()) {
      clearTimeout(one.timer);
      if (one.beside.isAlive) return one.beside;
    }
    return undefined;
  };
  return {
    wake,
    add: (beside: ProcessBeside<J>) => {
      if (beside.isAlive) idle.push({ beside, timer: setTimeout(() => beside.end(), restMs).unref() });
    },
    end: () => {
      for (let beside = wake(); beside; beside = wake()) beside.end();
    },
  };
}
