import type { ChannelDocument } from '@stoa/shared/platform-contract/channels.ts';
import { releaseSetId, type ReleaseSetStore } from './release-set-store.ts';

/** Names the set of stable versions of a channel; kept, so that it can be looked up. Null before the first release. */
export function stableSet({ channel, revision, live }: ChannelDocument, releaseSets: ReleaseSetStore): string | null {
  if (revision === 0) return null;
  const versions = Object.fromEntries(Object.entries(live).map(([name, { version }]) => [name, version]));
  const id = releaseSetId(versions);
  releaseSets.remember({ id, channel, revision, versions });
  return id;
}
