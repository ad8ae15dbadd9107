import type { ReleasedRemote, StandIns } from '@stoa/shared/platform-contract/release.ts';
import { parseRelease } from './read-release.ts';
import { releaseIdOf } from './read-remote.ts';
import { requireTrusted } from './trust.ts';
import type { TrustedKeys } from './verify-text.ts';

/**
 * What stands in for versions that the gateway could not verify. Each comes in a document that a key of the page signed,
 * for this channel; one that did not costs that stand-in and nothing else.
 */
export async function readStandIns(
  { taken, texts }: StandIns,
  { channel, keys }: { channel: string; keys: TrustedKeys },
): Promise<ReleasedRemote[]> {
  const listed = await Promise.all(
    texts.map(async (text) => {
      try {
        await requireTrusted(text, keys);
        const { document } = parseRelease(text.payload);
        return document.channel === channel ? document.remotes : [];
      } catch {
        return [];
      }
    }),
  );
  return listed.flat().filter((remote) => taken.includes(releaseIdOf(remote)));
}
