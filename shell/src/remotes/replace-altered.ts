import type { ReleasedRemote } from '@stoa/shared/platform-contract/release.ts';
import { fetchFallbacks } from '../release/fetch-fallbacks.ts';
import { releaseIdOf } from '../release/read-remote.ts';
import type { ReleaseStore } from '../release/release-store.ts';
import { report } from '../reports/report.ts';

/** Refuses a version whose files are not those of the release, and looks for the last good one. True when there is one. */
export async function replaceAltered(release: ReleaseStore, remote: ReleasedRemote): Promise<boolean> {
  const { refuse, standBy, visit, shellVersion } = release.getState();
  // Who tries out a version wants to see what becomes of it.
  if (visit?.overrides.some(({ name }) => name === remote.name)) return false;
  const hasOther = () => {
    const { remotes, refused } = release.getState();
    return remotes.some((one) => one.name === remote.name && !refused.has(releaseIdOf(one)));
  };
  refuse(remote);
  if (hasOther()) return true;
  try {
    standBy(await fetchFallbacks(release));
  } catch (error) {
    report({ remote: 'shell', version: shellVersion }, 'load-error', error);
  }
  return hasOther();
}
