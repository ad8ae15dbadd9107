import type { Holder } from '@stoa/shared/platform-contract/artefacts.ts';
import { refuse, type ReleaseRefused } from '../registry/refusal.ts';
import type { Release } from './plan-change.ts';

const wordsOf = ({ kind, detail }: Holder): string => `${detail} (${kind})`;

/** Why a version stays, and the ways out; `words` names one holder. */
export function stillNeeded(
  { name, version }: Release,
  holders: readonly Holder[],
  words: (holder: Holder) => string = wordsOf,
): ReleaseRefused {
  const release = `${name}@${version}`;
  const remedy = 'Wait until they are gone, or promote other versions first.';
  const despitePages = `Open pages count no more an hour after it left service, if you say why: stoa retire ${release} --despite-open-pages --why "…", over HTTP "despite_pages": true.`;
  return refuse('still_needed', `${release} is still needed: ${holders.map(words).join(', ')}.`, {
    name,
    remedy: holders.some(({ kind }) => kind === 'open-pages') ? `${remedy} ${despitePages}` : remedy,
  });
}
