import type { Verifier } from '../signing/signing.ts';
import type { ObjectStorage } from '../storage/object-storage.ts';
import { channelPlace, revisionKey } from './channel-keys.ts';
import { openRevision, requireWhole, RevisionUntrusted, type ChannelRevision } from './channel-revision.ts';
import { unpacked } from './packed-json.ts';
import { TO_ACCEPT } from './signed-records.ts';
import type { Witness } from './witness.ts';

/** How far this machine has seen each channel come, and the newest revision as it was signed. */
export interface ChannelMemory {
  /** 0: never. */
  seen(channel: string): number;
  /** @throws RevisionUntrusted where the channel ends before what was seen: what is put back has a good signature, too */
  requireNotSetBack(channel: string, revision: number): void;
  /** `content`: the revision as it lies in the storage; it is read where the caller does not have it. */
  note(channel: string, revision: number, content?: Uint8Array): Promise<void>;
  /** @throws RevisionUntrusted */
  find(channel: string): Promise<ChannelRevision | undefined>;
}

export function openChannelMemory(
  storage: Pick<ObjectStorage, 'read'>,
  verifier: Verifier,
  witness: Witness,
): ChannelMemory {
  const seen = (channel: string): number => witness.seen(channelPlace(channel));
  return {
    seen,
    requireNotSetBack: (channel, revision) => {
      if (revision >= seen(channel)) return;
      throw new RevisionUntrusted(
        `${channel} ends at revision ${revision}, and revision ${seen(channel)} was seen here: an older state was put back. ${TO_ACCEPT}`,
      );
    },
    note: async (channel, revision, given) => {
      if (revision <= seen(channel)) return;
      const key = revisionKey(channel, revision);
      const content = given ?? (await storage.read(key))?.content;
      const text = content && Buffer.from(unpacked(key, content)).toString('utf8');
      await witness.note(channelPlace(channel), revision, text);
    },
    find: async (channel) => {
      const place = channelPlace(channel);
      const content = await witness.contentOf(place);
      if (content === undefined) return undefined;
      const key = `keys/seen/${place}`;
      return requireWhole(key, openRevision(verifier, key, Buffer.from(content), { channel, revision: seen(channel) }));
    },
  };
}
