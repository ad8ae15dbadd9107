import type { ChannelChange } from '@stoa/shared/contract/channels.ts';
import { releaseSetId } from '../registry/release-set-store.ts';
import type { Registry } from '../registry/registry.ts';

/** The set of stable versions that a change left behind, for the audit log; kept, so that it can be looked up. */
export async function releaseSetAfter(
  { channels, releaseSets }: Pick<Registry, 'channels' | 'releaseSets'>,
  channel: string,
  { revision }: ChannelChange,
): Promise<{ release_set: string | null }> {
  const found = await channels.findRevision(channel, revision);
  if (!found) return { release_set: null };
  const { live } = found.document;
  const versions = Object.fromEntries(Object.entries(live).map(([name, { version }]) => [name, version]));
  const id = releaseSetId(versions);
  releaseSets.remember({ id, channel, revision, versions });
  return { release_set: id };
}
