import type { ObjectStorage, StoredKey } from '../storage/object-storage.ts';
import { decodeHour, healthPrefix, hourOf, hourOfKey, startOfHour, type HealthHour } from './health-hour.ts';

const HOUR = 3_600_000;
/** Hours of single gateways in memory, so that a chart of the last days is not read anew each time. */
const MOST_KEPT = 400;
const AT_ONCE = 8;
/** Beyond it one list of everything is cheaper than one an hour. */
const MOST_LISTS = 4;

export interface ReadHoursOptions {
  channel: string;
  log: (words: string, error: unknown) => void;
}
const listAll = async (storage: ObjectStorage, prefix: string): Promise<StoredKey[]> => {
  const keys: StoredKey[] = [];
  for await (const key of storage.list(prefix)) keys.push(key);
  return keys;
};

type IsOwn = (where: { gateway: string; hour: string }) => boolean;

/** What the gateways have written, read again only where it changed. */
export function readHours(storage: ObjectStorage, { channel, log }: ReadHoursOptions) {
  const kept = new Map<string, { stamp: string; hour: HealthHour }>();
  let isDown = false;

  async function listSince(from: number, to: number): Promise<StoredKey[]> {
    const first = hourOf(from);
    const hours: string[] = [];
    for (let at = startOfHour(first); at <= to; at += HOUR) hours.push(hourOf(at));
    const prefix = healthPrefix(channel);
    const prefixes = hours.length > MOST_LISTS ? [prefix] : hours.map((hour) => `${prefix}${hour}/`);
    const lists = await Promise.all(prefixes.map((at) => listAll(storage, at)));
    return lists.flat().filter(({ key }) => hourOfKey(key) >= first);
  }

  async function readOne({ key, bytes, changedAt }: StoredKey): Promise<void> {
    const stamp = `${bytes} ${changedAt.getTime()}`;
    if (kept.get(key)?.stamp === stamp) return;
    const found = await storage.read(key);
    if (!found) return;
    try {
      const hour = decodeHour(found.content);
      kept.delete(key);
      kept.set(key, { stamp, hour });
    } catch (error) {
      log(`${key} is no object of counts; it is left out.`, error);
    }
  }

  return {
    /** Never throws: without the storage it is what was read before. */
    async since(from: number, to: number, isOwn: IsOwn): Promise<HealthHour[]> {
      const first = hourOf(from);
      const isWanted = (key: string) => {
        const gateway = key.slice(key.lastIndexOf('/') + 1, -'.json'.length);
        return hourOfKey(key) >= first && !isOwn({ gateway, hour: hourOfKey(key) });
      };
      try {
        const keys = (await listSince(from, to)).filter(({ key }) => isWanted(key));
        for (let at = 0; at < keys.length; at += AT_ONCE)
          await Promise.all(keys.slice(at, at + AT_ONCE).map((key) => readOne(key)));
        isDown = false;
      } catch (error) {
        if (!isDown) log('The counts of the other gateways cannot be read; the last ones are used.', error);
        isDown = true;
      }
      const wanted = [...kept].filter(([key]) => isWanted(key)).map(([, { hour }]) => hour);
      for (const key of kept.keys()) if (kept.size > MOST_KEPT) kept.delete(key);
      return wanted;
    },
  };
}
