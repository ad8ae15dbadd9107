import { rule, type RuleText } from '@stoa/shared/contract/kernel/rule.ts';
import type { FileRow } from '../../files/files.tables.ts';

/** Encoders end on a picture of their own. */
const MOST_APART_S = 1;

type Film = Pick<FileRow, 'height' | 'durationS'>;

/** What keeps a file from being a smaller copy of the film. */
export function brokenRungRule(film: Film, { height, durationS }: Film): RuleText | undefined {
  if (height === null || film.height === null || height > film.height)
    return rule('A smaller copy cannot be taller than its film.');
  const isAsLong = Math.abs((durationS ?? 0) - (film.durationS ?? 0)) <= MOST_APART_S;
  return isAsLong ? undefined : rule('A smaller copy must be as long as its film, to the second.');
}
