import type { Found } from './found.ts';

/** What is not mounted by then is too slow: whoever publishes it is told so, as long as they still wait. */
const LONGEST_MS = 150_000;
/** Pictures of what is live are worth no more time than this. */
const LONGEST_LIVE_MS = 15_000;

/** Ends with the mounting, or with a finding where that is too slow. */
export async function mountInTime(mounting: Promise<unknown>, found: Found, longestMs = LONGEST_MS): Promise<void> {
  if (await isInTime(mounting, longestMs)) return;
  const { route, mixture } = found.at;
  const seconds = longestMs / 1000;
  const message = `Its screens take too long together: ${route} was not done after ${seconds} seconds, nor what comes after it.`;
  found.findings.push({ route, mixture, rule: 'mounts', scheme: 'light', message });
  found.loseHope();
}

export const picturesInTime = (taking: Promise<unknown>): Promise<boolean> => isInTime(taking, LONGEST_LIVE_MS);

async function isInTime(work: Promise<unknown>, longestMs: number): Promise<boolean> {
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => late.resolve(false), longestMs);
  // It may fail long after nobody waits for it any more.
  work.catch(() => undefined);
  return Promise.race([work.then(() => true), late.promise]).finally(() => clearTimeout(timer));
}
