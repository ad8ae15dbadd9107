import type { ReleaseSet } from '@stoa/shared/platform-contract/access.ts';
import type { ChannelChange, ChannelDocument } from '@stoa/shared/platform-contract/channels.ts';

/** Name → version, the shell too. */
export type Versions = Readonly<Record<string, string>>;

/** What people had at one time. */
export interface EarlierSet {
  versions: Versions;
  /** What made it so; undefined where the history does not say. */
  change: ChannelChange | undefined;
}

/**
 * The set of a page, then what everyone had before it, newest first. `changes`: all of the channel that are known, newest
 * first. Sets that follow one another and are the same are one.
 */
export function earlierSets(
  page: Pick<ReleaseSet, 'versions' | 'revision'>,
  { live }: Pick<ChannelDocument, 'live'>,
  changes: readonly ChannelChange[],
): EarlierSet[] {
  const stable = new Map(Object.entries(live).map(([name, { version }]) => [name, version]));
  const sets: EarlierSet[] = [{ versions: page.versions, change: canaryOf(page, changes) }];
  for (const change of changes) {
    if (change.revision <= page.revision && change.moves.length > 0)
      add(sets, { versions: Object.fromEntries(stable), change });
    for (const { name, from } of change.moves) {
      if (from === null) stable.delete(name);
      else stable.set(name, from);
    }
  }
  return sets;
}

function add(sets: EarlierSet[], set: EarlierSet): void {
  // Before the first shell there was no page.
  if (!set.versions['shell']) return;
  const last = sets.at(-1)!;
  if (!areSame(last.versions, set.versions)) sets.push(set);
  else sets[sets.length - 1] = { ...last, change: set.change };
}

/** A page with a canary has what no set of stable versions has. */
const canaryOf = (
  { versions, revision }: Pick<ReleaseSet, 'versions' | 'revision'>,
  changes: readonly ChannelChange[],
) =>
  changes.find(
    (change) => change.revision <= revision && change.canaries.some(({ name, version }) => versions[name] === version),
  );

const areSame = (one: Versions, other: Versions): boolean => differences(one, other).length === 0;

export interface Difference {
  name: string;
  /** Null: it was not there. */
  from: string | null;
  to: string | null;
}

/** What is not the same in a later set. */
export const differences = (earlier: Versions, later: Versions): Difference[] =>
  [...new Set([...Object.keys(earlier), ...Object.keys(later)])]
    .toSorted()
    .map((name) => ({ name, from: earlier[name] ?? null, to: later[name] ?? null }))
    .filter(({ from, to }) => from !== to);
