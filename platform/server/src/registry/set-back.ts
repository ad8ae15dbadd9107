import { isRefused } from './refusal.ts';
import { openRegistry, type Registry } from './registry.ts';
import { isPassing, passingWitness } from './witness.ts';
import { witnessRights } from './witness-rights.ts';

/** A place that is older than what this machine has seen of it. */
export interface SetBack {
  /** `channels/production`, `tokens/3f9c01ab72de.json` */
  place: string;
  seen: number;
  /** 0: it is gone. */
  now: number;
}

const CHANNELS = 'channels/';

/** Where the storage is older than what this machine remembers of it. @throws when something cannot be trusted at all */
export async function findSetBack({ storage, keys, witness }: Registry): Promise<SetBack[]> {
  // Reads without memory, and so remembers what there is now.
  const present = passingWitness();
  const registry = openRegistry(storage, keys, present);
  for (const place of witness.all().keys()) {
    if (place.startsWith(CHANNELS)) await registry.channels.findLatest(place.slice(CHANNELS.length));
    // Also those that are too old for a list.
    const [, channel, id] = /^proposals\/([^/]+)\/(.+)\.json$/.exec(place) ?? [];
    if (channel && id) await registry.proposals.require(channel, id).catch(ignoreAbsent);
  }
  await witnessRights(registry);
  const setBack: SetBack[] = [];
  for (const [place, seen] of witness.all()) {
    // Of a record that was written once, nothing is remembered.
    const now = present.seen(place) || ((await storage.read(place)) ? 1 : 0);
    // Those that are over are removed.
    if (now === 0 && isPassing(place)) continue;
    if (now < seen) setBack.push({ place, seen, now });
  }
  return setBack.sort((one, other) => one.place.localeCompare(other.place));
}

const ignoreAbsent = (error: unknown): void => {
  if (!isRefused(error)) throw error;
};
