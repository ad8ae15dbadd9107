import { gatewayState, type GatewayState } from '@stoa/shared/platform-contract/gateways.ts';
import type { ObjectStorage, StoredKey } from '../storage/object-storage.ts';
import { CLOCK_SLACK_MS } from './clock-slack.ts';
import { readJson, toJson } from './json-object.ts';

const PREFIX = 'gateways/';
/** How often a gateway says that it is there, and after how long without a word it counts as gone. */
export const GATEWAY_SPEAKS_EVERY_MS = 3_000;
const GONE_AFTER_MS = 15_000;
/** What a killed process left behind. */
const FORGOTTEN_AFTER_MS = 60 * 60_000;

/**
 * What each gateway of the site serves. Each is the only writer of one object, `gateways/{id}.json`. Nobody signs it:
 * who can write to the storage can lie about it, which keeps versions from being retired and does nothing else.
 */
export interface GatewayStore {
  /** @throws StorageUnavailable */
  tell(state: Omit<GatewayState, 'written_at'>): Promise<void>;
  /** This gateway ends. */
  leave(): Promise<void>;
  /** Those of the channel that were heard of lately, by name. @throws StorageUnavailable */
  list(channel: string): Promise<GatewayState[]>;
}

interface Settings {
  /** Names this process; letters, digits and hyphens. */
  gatewayId: string;
  now?: () => number;
}

export function openGatewayStore(storage: ObjectStorage, { gatewayId, now = Date.now }: Settings): GatewayStore {
  const own = `${PREFIX}${gatewayId}.json`;
  let hasSpoken = false;

  const readState = async (key: string): Promise<GatewayState | undefined> => {
    const stored = await storage.read(key);
    if (!stored) return undefined;
    try {
      return readJson(key, stored.content, gatewayState);
    } catch {
      // Of a gateway with other code, or of nobody.
      return undefined;
    }
  };

  /**
   * By the storage's clock, which is one for all: a gateway whose own is wrong is there as well. Who speaks knows it from
   * their own last word, whatever a proxy in between takes for the time; who only reads, from the list.
   */
  const storageNow = (stored: readonly StoredKey[]): number => {
    const mine = hasSpoken && stored.find(({ key }) => key === own);
    return +(mine ? mine.changedAt : (stored[0]?.listedAt ?? 0));
  };

  return {
    tell: async (state) => {
      const content = toJson({ ...state, written_at: new Date(now()).toISOString() } satisfies GatewayState);
      hasSpoken = true;
      const stored = await storage.read(own);
      if (!stored) await storage.create(own, content);
      else await storage.replace(own, content, stored.tag);
    },
    leave: async () => {
      if (hasSpoken) await storage.remove(own);
    },
    list: async (channel) => {
      const found = new Map<string, GatewayState>();
      const stored: StoredKey[] = [];
      for await (const one of storage.list(PREFIX)) stored.push(one);
      const present = storageNow(stored);
      // One that was killed and started again has two objects for a while: the later one is put last.
      for (const { key, changedAt } of stored.sort((one, other) => +one.changedAt - +other.changedAt)) {
        const age = present - changedAt.getTime();
        if (hasSpoken && age > FORGOTTEN_AFTER_MS) await storage.remove(key);
        // What is dated in the future was written before the clock was put back: who is still there has spoken since.
        if (age > GONE_AFTER_MS || age < -CLOCK_SLACK_MS) continue;
        const state = await readState(key);
        if (state?.channel === channel) found.set(state.name, state);
      }
      return [...found.values()].sort((one, other) => one.name.localeCompare(other.name));
    },
  };
}
