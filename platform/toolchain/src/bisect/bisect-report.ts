import type { ChannelChange } from '@stoa/shared/platform-contract/channels.ts';
import type { RegistryClient } from '../cli/registry-client.ts';
import { readReleaseSet } from '../cli/read-release-set.ts';
import { differences, earlierSets, type Difference, type EarlierSet, type Versions } from './earlier-sets.ts';
import { isSameFailure, type Failure } from './failure.ts';
import { findFirstBad } from './find-first-bad.ts';
import type { Probe } from './open-probe.ts';

/** A failure that comes now and then is looked for so often in one set. */
const TRIES = 2;
const MOST_CHANGES = 1000;

export interface BisectOptions {
  client: RegistryClient;
  probe: Probe;
  failure: Failure;
  /** After each set that was looked at. */
  onLook(versions: Versions, isThere: boolean): void;
}

export type Bisected =
  | { outcome: 'not-reproduced'; failure: Failure }
  | { outcome: 'always'; failure: Failure; oldest: Versions }
  | { outcome: 'found'; failure: Failure; culprits: Culprit[]; change: ChannelChange | undefined };

/** What brought the failure. More than one where it comes only of several together. */
export interface Culprit extends Difference {
  /** Of the sources that the version was built of; null where the build does not say. */
  commit: string | null;
}

/** Goes back through what a channel had, until the failure of a report is gone, and names what brought it. */
export async function bisectReport({ client, probe, failure, onLook }: BisectOptions): Promise<Bisected> {
  const { set } = await readReleaseSet(client, failure.releaseSet);
  const params = { channel: set.channel };
  const document = await client.call('getChannel', { params });
  const { changes } = await client.call('listChanges', { params, query: { limit: MOST_CHANGES } });
  const sets = await stillThere(client, earlierSets(set, document, changes));

  let sought = failure;
  const fails = async (versions: Versions): Promise<boolean> => {
    for (let time = 0; time < TRIES; time += 1) {
      const told = await probe.open(versions, failure.path);
      const found = told.find((one) => !sought.report || isSameFailure(one, sought.report));
      if (!found) continue;
      sought = { ...sought, report: sought.report ?? found };
      onLook(versions, true);
      return true;
    }
    onLook(versions, false);
    return false;
  };
  const found = await findFirstBad(sets.length, (index) => fails(sets[index]!.versions));
  if (found.outcome === 'not-reproduced') return { outcome: found.outcome, failure: sought };
  if (found.outcome === 'always')
    return { outcome: found.outcome, failure: sought, oldest: sets[found.oldest]!.versions };
  const [bad, good] = [sets[found.bad]!, sets[found.good]!];
  const moved = await narrow(differences(good.versions, bad.versions), good.versions, fails);
  const culprits = await Promise.all(moved.map((one) => withCommit(client, one)));
  return { outcome: 'found', failure: sought, culprits, change: bad.change };
}

/** Of several that changed at once, the one that brings the failure by itself; all of them where none does. */
async function narrow(
  moved: Difference[],
  good: Versions,
  fails: (versions: Versions) => Promise<boolean>,
): Promise<Difference[]> {
  if (moved.length === 1) return moved;
  for (const one of moved) if (one.to !== null && (await fails({ ...good, [one.name]: one.to }))) return [one];
  return moved;
}

/** Up to the first whose versions are not kept any more. */
async function stillThere(client: RegistryClient, sets: readonly EarlierSet[]): Promise<EarlierSet[]> {
  const kept = new Map<string, ReadonlySet<string>>();
  const found: EarlierSet[] = [];
  for (const set of sets) {
    for (const [name, version] of Object.entries(set.versions)) {
      if (!kept.has(name)) {
        const { versions } = await client.call('listVersions', { params: { name } });
        kept.set(name, new Set(versions.map((one) => one.version)));
      }
      if (!kept.get(name)!.has(version)) return found;
    }
    found.push(set);
  }
  return found;
}

async function withCommit(client: RegistryClient, moved: Difference): Promise<Culprit> {
  if (moved.to === null) return { ...moved, commit: null };
  const { record } = await client.call('getVersion', { params: { name: moved.name, version: moved.to } });
  return { ...moved, commit: record.descriptor.build.commit };
}
