import { channelName, channelPolicy, type ChannelPolicy } from '@stoa/shared/contract/channels.ts';
import { remoteName } from '@stoa/shared/contract/release.ts';
import type { ObjectStorage } from '../storage/object-storage.ts';
import { toJson } from './json-object.ts';
import { changeRecord, findRecord, listKeys } from './json-record.ts';

export interface PolicyStore {
  /** What holds where nobody said otherwise: one person suffices, and canaries are judged. */
  get(channel: string, name: string): Promise<ChannelPolicy>;
  /** Those that somebody set, by name. */
  list(channel: string): Promise<ChannelPolicy[]>;
  update(channel: string, name: string, patch: Readonly<Partial<Omit<ChannelPolicy, 'name'>>>): Promise<ChannelPolicy>;
}

const defaultPolicy = (name: string): ChannelPolicy => ({ name, approval: false, judged: true });

export function openPolicyStore(storage: ObjectStorage): PolicyStore {
  const folderOf = (channel: string) => `policies/${channelName.parse(channel)}/`;
  const keyOf = (channel: string, name: string) => `${folderOf(channel)}${remoteName.parse(name)}.json`;
  return {
    get: async (channel, name) =>
      (await findRecord(storage, keyOf(channel, name), channelPolicy)) ?? defaultPolicy(name),
    list: async (channel) => {
      const keys = await listKeys(storage, folderOf(channel));
      const found = await Promise.all(keys.map((key) => findRecord(storage, key, channelPolicy)));
      return found.filter((policy) => policy !== undefined);
    },
    update: async (channel, name, patch) => {
      const key = keyOf(channel, name);
      const changed = (before: ChannelPolicy): ChannelPolicy => ({
        name,
        approval: patch.approval ?? before.approval,
        judged: patch.judged ?? before.judged,
      });
      for (;;) {
        const updated = await changeRecord(storage, key, channelPolicy, changed);
        if (updated) return updated;
        const made = changed(defaultPolicy(name));
        if (await storage.create(key, toJson(made))) return made;
      }
    },
  };
}
