import { channelName, channelPolicy, type ChannelPolicy } from '@stoa/shared/platform-contract/channels.ts';
import { remoteName } from '@stoa/shared/platform-contract/release.ts';
import type { SigningKeys } from '../signing/signing.ts';
import type { ObjectStorage } from '../storage/object-storage.ts';
import { listKeys, openRecords, RecordUntrusted, TO_ACCEPT } from './signed-records.ts';
import { passingWitness } from './witness.ts';

export interface PolicyStore {
  /** What holds where nobody said otherwise: one person suffices, and canaries are judged. */
  get(channel: string, name: string): Promise<ChannelPolicy>;
  /** Those that somebody set, by name. */
  list(channel: string): Promise<ChannelPolicy[]>;
  update(channel: string, name: string, patch: Readonly<Partial<Omit<ChannelPolicy, 'name'>>>): Promise<ChannelPolicy>;
}

const defaultPolicy = (name: string): ChannelPolicy => ({
  name,
  approval: false,
  judged: true,
  proof: 'warn',
});

export function openPolicyStore(
  storage: ObjectStorage,
  signingKeys: SigningKeys,
  witness = passingWitness(),
): PolicyStore {
  const records = openRecords(storage, signingKeys, channelPolicy, witness);
  const folderOf = (channel: string) => `policies/${channelName.parse(channel)}/`;
  const keyOf = (channel: string, name: string) => `${folderOf(channel)}${remoteName.parse(name)}.json`;
  return {
    get: async (channel, name) => {
      const key = keyOf(channel, name);
      const found = await records.find(key);
      // Nobody takes a policy away: without it one person would suffice again.
      if (!found && witness.seen(key) > 0) throw new RecordUntrusted(`${key} was here, and is gone. ${TO_ACCEPT}`);
      if (!found) return defaultPolicy(name);
      await witness.note(key, 1);
      return found;
    },
    list: async (channel) => {
      const keys = await listKeys(storage, folderOf(channel));
      const found = await Promise.all(keys.map(records.find));
      return found.filter((policy) => policy !== undefined);
    },
    update: async (channel, name, patch) => {
      const key = keyOf(channel, name);
      const changed = (before: ChannelPolicy): ChannelPolicy => ({
        name,
        approval: patch.approval ?? before.approval,
        judged: patch.judged ?? before.judged,
        proof: patch.proof ?? before.proof,
      });
      for (;;) {
        const updated = await records.change(key, changed);
        if (updated) return updated;
        const made = changed(defaultPolicy(name));
        if (await records.create(key, made)) return made;
      }
    },
  };
}
