import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { releaseSet, type ReleaseSet } from '@stoa/shared/platform-contract/access.ts';
import type { ObjectStorage } from '../storage/object-storage.ts';
import { readJson, toJson } from './json-object.ts';

export interface ReleaseSetStore {
  /**
   * Keeps what the id stands for; the first time only. Never throws and keeps nobody waiting: a page view does not depend
   * on it. What could not be written is tried again with a later page view.
   */
  remember(set: Omit<ReleaseSet, 'at'>): void;
  find(id: string): Promise<ReleaseSet | undefined>;
  /** When what was remembered so far is written, or has failed. */
  settled(): Promise<void>;
}

/** RFC 4648 in small letters: nothing that looks alike when read out at night, and no case to lose. */
const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567';
const CHARACTERS = 14;
const SHAPE = /^rs[a-z2-7]{14}$/;
const MOST_KNOWN = 20_000;
/** After a failure, so that an unreachable storage is not asked at each page view. */
const PAUSE_MS = 5_000;

/** The same versions have the same id, in every channel and at every time. `versions`: name → version, the shell too. */
export function releaseSetId(versions: Readonly<Record<string, string>>): string {
  const lines = Object.entries(versions).map(([name, version]) => `${name}@${version}`);
  const digest = createHash('sha256').update(lines.sort().join('\n')).digest();
  const bits = [...digest.subarray(0, 9)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const letters = Array.from(
    { length: CHARACTERS },
    (_, index) => BASE32[parseInt(bits.slice(index * 5, index * 5 + 5), 2)],
  );
  return `rs${letters.join('')}`;
}

export function openReleaseSetStore(
  storage: ObjectStorage,
  onFailure: (error: unknown) => void = () => undefined,
): ReleaseSetStore {
  const keyOf = (id: string) => `release-sets/${id}.json`;
  const known = new LRUCache<string, true>({ max: MOST_KNOWN });
  const writing = new Map<string, Promise<void>>();
  let pausedUntil = 0;

  const write = async (set: Omit<ReleaseSet, 'at'>): Promise<void> => {
    try {
      await storage.create(keyOf(set.id), toJson({ ...set, at: new Date().toISOString() }));
      known.set(set.id, true);
    } catch (error) {
      pausedUntil = Date.now() + PAUSE_MS;
      onFailure(error);
    } finally {
      writing.delete(set.id);
    }
  };

  return {
    remember: (set) => {
      if (known.has(set.id) || writing.has(set.id) || Date.now() < pausedUntil) return;
      writing.set(set.id, write(set));
    },
    find: async (id) => {
      if (!SHAPE.test(id)) return undefined;
      const stored = await storage.read(keyOf(id));
      return stored && readJson(keyOf(id), stored.content, releaseSet);
    },
    settled: async () => void (await Promise.all(writing.values())),
  };
}
