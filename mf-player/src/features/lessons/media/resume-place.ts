import { missingParts } from './missing-parts.ts';
import type { Range } from './watched-ranges.ts';

/** Nearer to its end than this, a video has nothing left to go on with. */
const END_S = 2;

/** Where a video goes on that was left at this second: from its end with the first part that is missing, if one is. */
export function resumePlace(leftAt: number, film: { duration: number; watched: readonly Range[] }): number {
  if (leftAt < film.duration - END_S) return leftAt;
  return missingParts(film.watched, film.duration)[0]?.[0] ?? 0;
}
