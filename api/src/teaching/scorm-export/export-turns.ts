import { finished, type Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { type Limiter, spend } from '../../kernel/limits.ts';
import { Problem } from '../../kernel/problem.ts';

/** After which asking again makes sense. */
const AGAIN_S = 60;

/** A browser saves a refusal as if it were the course, so what ends soon is waited for; gateways wait longer than this. */
const PATIENCE_MS = 60_000;

/** What each person downloads now, until it has ended. Of this process: what is bounded is how many films it reads for one. */
const underWay = new Map<string, Promise<void>>();

/** Opens what one person takes along of a course; they have one such download at a time, and so many an hour. */
export async function inTurn(
  { courseExports }: { courseExports: Limiter },
  userId: string,
  open: () => Promise<Readable>,
  patienceMs = PATIENCE_MS,
): Promise<Readable> {
  await spend(courseExports, userId);
  const release = await takeTurn(userId, Date.now() + patienceMs);
  try {
    const zip = await open();
    finished(zip, release);
    return zip;
  } catch (error) {
    release();
    throw error;
  }
}

/** @throws `rate_limited` where another download is still under way at that time */
async function takeTurn(userId: string, until: number): Promise<() => void> {
  for (let other = underWay.get(userId); other !== undefined; other = underWay.get(userId)) {
    if (Date.now() >= until) {
      throw new Problem('rate_limited', 'Another export of yours is still being downloaded. Wait until it has ended.', {
        retryAfter: AGAIN_S,
      });
    }
    await endOf(other, until);
  }
  const { promise, resolve } = Promise.withResolvers<void>();
  underWay.set(userId, promise);
  return () => {
    underWay.delete(userId);
    resolve();
  };
}

/** Returns at that time at the latest. */
async function endOf(download: Promise<void>, until: number): Promise<void> {
  const waited = new AbortController();
  await Promise.race([download, setTimeout(until - Date.now(), undefined, { signal: waited.signal }).catch(() => {})]);
  waited.abort();
}
