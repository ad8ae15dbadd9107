import { refuse } from '../registry/refusal.ts';

interface Bounds {
  most: number;
  longestMs: number;
}

/**
 * One task after another, for those who can wait: not behind more than `most` others, and not for longer than `longestMs`.
 * @throws ReleaseRefused `unavailable`
 */
export function proofQueue({ most, longestMs }: Bounds): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (task) => {
    if (waiting >= most) throw crowded();
    const before = last;
    const end = Promise.withResolvers<void>();
    last = before.then(() => end.promise);
    waiting += 1;
    try {
      await inTime(before, longestMs).finally(() => (waiting -= 1));
      return await task();
    } finally {
      end.resolve();
    }
  };
}

function inTime(turn: Promise<unknown>, longestMs: number): Promise<unknown> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(crowded()), longestMs);
  return Promise.race([turn, late]).finally(() => clearTimeout(timer));
}

const crowded = () =>
  refuse('unavailable', 'Too many other versions are being mounted in a browser here at this moment.', {
    remedy: 'Try again in a minute. What was uploaded stays.',
  });
