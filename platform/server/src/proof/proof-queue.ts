import { refuse } from '../registry/refusal.ts';

/** Who wants a task done, and what for. */
export interface Turn {
  /** The person behind it, whatever token they hold. */
  by: string;
  /** Who promotes has visitors waiting; they go before who publishes. */
  purpose: 'promote' | 'publish';
}

interface Bounds {
  /** Who wait, of all together and of one person. */
  most: number;
  mostOfOne: number;
  longestMs: number;
  /** Beside a task that takes longer than this, one of somebody else begins. */
  slowMs: number;
}

interface Waiting extends Turn {
  start(): void;
}

/**
 * One task at a time, and a second one beside a slow one, never two of one person. Those who wait take turns by person.
 * @throws ReleaseRefused `unavailable` to who would be one too many, or has waited for too long
 */
export function proofQueue({ most, mostOfOne, longestMs, slowMs }: Bounds) {
  const running = new Map<string, { isSlow: boolean }>();
  const waiting: Waiting[] = [];
  /** How many turns each has had since they came, for as long as they wait for more. */
  const had = new Map<string, number>();
  const waitingOf = (by: string) => waiting.filter((one) => one.by === by).length;

  const findNext = () =>
    waiting
      .filter(({ by }) => !running.has(by))
      .sort((one, other) => rank(one) - rank(other) || (had.get(one.by) ?? 0) - (had.get(other.by) ?? 0))[0];
  const startNext = () => {
    const isFree = running.size === 0 || (running.size === 1 && [...running.values()].every(({ isSlow }) => isSlow));
    const next = isFree ? findNext() : undefined;
    if (!next) return;
    leave(next);
    next.start();
  };
  const leave = (one: Waiting) => waiting.splice(waiting.indexOf(one), 1);
  const wait = (turn: Turn) =>
    new Promise<void>((resolve, reject) => {
      const one: Waiting = {
        ...turn,
        start: () => {
          clearTimeout(timer);
          begin(turn.by);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        leave(one);
        reject(crowded());
      }, longestMs);
      waiting.push(one);
      startNext();
    });
  const begin = (by: string) => {
    running.set(by, { isSlow: false });
    had.set(by, (had.get(by) ?? 0) + 1);
  };
  const end = (by: string) => {
    running.delete(by);
    if (waitingOf(by) === 0) had.delete(by);
    startNext();
  };

  return async <T>(turn: Turn, task: () => Promise<T>): Promise<T> => {
    if (waiting.length >= most || waitingOf(turn.by) >= mostOfOne) throw crowded();
    await wait(turn);
    const slow = setTimeout(() => {
      running.set(turn.by, { isSlow: true });
      startNext();
    }, slowMs);
    try {
      return await task();
    } finally {
      clearTimeout(slow);
      end(turn.by);
    }
  };
}

const rank = ({ purpose }: Turn): number => (purpose === 'promote' ? 0 : 1);

const crowded = () =>
  refuse('unavailable', 'Too many other versions are being mounted in a browser here at this moment.', {
    remedy: 'Try again in a minute. What was uploaded stays.',
  });
