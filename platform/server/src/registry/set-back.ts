import { openRegistry, type Registry } from './registry.ts';
import { passingWitness } from './witness.ts';

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
  }
  await registry.tokens.list();
  for (const channel of await registry.channels.listChannels()) await registry.policies.list(channel);
  const setBack: SetBack[] = [];
  for (const [place, seen] of witness.all()) {
    // Of a record that was written once, nothing is remembered.
    const now = present.seen(place) || ((await storage.read(place)) ? 1 : 0);
    if (now < seen) setBack.push({ place, seen, now });
  }
  return setBack.sort((one, other) => one.place.localeCompare(other.place));
}
