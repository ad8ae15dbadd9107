import type { ChannelChange } from '@stoa/shared/platform-contract/channels.ts';
import type { Registry } from '../registry/registry.ts';
import { stableSet } from '../registry/stable-set.ts';

/** The set of stable versions that a change left behind, for the audit log. */
export async function releaseSetAfter(
  { channels, releaseSets }: Pick<Registry, 'channels' | 'releaseSets'>,
  channel: string,
  { revision }: ChannelChange,
): Promise<{ release_set: string | null }> {
  const found = await channels.findRevision(channel, revision);
  return { release_set: found ? stableSet(found.document, releaseSets) : null };
}
