import { z } from 'zod';
import type { ObjectStorage, StoredObject } from '../storage/object-storage.ts';
import { hintKey } from './channel-keys.ts';
import { toJson } from './json-object.ts';

const channelHint = z.object({
  revision: z.int().min(1),
  /** All up to this one were put away; absent before any was. */
  put_away: z.int().min(0).default(0),
});
export type ChannelHint = z.infer<typeof channelHint>;

/**
 * A copy of the newest number, alone in its folder: there others hear of a change without listing all revisions, and a
 * process that starts need not begin at 1. It is not signed, and may be late, where a process was killed before it wrote it.
 */
export interface ChannelHints {
  /** Undefined also where it cannot be understood: the next change writes it anew. */
  read(channel: string): Promise<ChannelHint | undefined>;
  /** What is not given stays as it is. Returns what it says now, unless another process has written in the same moment. */
  write(channel: string, given: Partial<ChannelHint>): Promise<ChannelHint>;
}

export function openChannelHints(storage: Pick<ObjectStorage, 'read' | 'create' | 'replace'>): ChannelHints {
  return {
    read: async (channel) => hintIn(await storage.read(hintKey(channel))),
    write: async (channel, given) => {
      const key = hintKey(channel);
      const stored = await storage.read(key);
      const hint = { revision: 1, put_away: 0, ...hintIn(stored), ...given };
      if (stored) await storage.replace(key, toJson(hint), stored.tag);
      else await storage.create(key, toJson(hint));
      return hint;
    },
  };
}

function hintIn(stored: StoredObject | undefined): ChannelHint | undefined {
  try {
    return stored && channelHint.parse(JSON.parse(stored.content.toString('utf8')));
  } catch {
    return undefined;
  }
}
