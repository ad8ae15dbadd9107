import { prefetchRemote } from '../remotes/prefetch-remote.ts';
import type { ReleaseStore } from '../release/release-store.ts';
import { findRoute, routesOfRemotes } from './route-table.ts';

/** Fetches the code of the remote's screen that has this address. A person may have written it: it can be anything. */
export function prefetchRoute(release: ReleaseStore, to: string): void {
  if (!URL.canParse(to, window.location.href)) return;
  const { remotes } = release.getState();
  const { origin, pathname } = new URL(to, window.location.href);
  const route = origin === window.location.origin ? findRoute(routesOfRemotes(remotes), pathname) : undefined;
  const remote = route?.kind === 'remote' && remotes.find(({ name }) => name === route.remote);
  if (remote) prefetchRemote(remote, route.preload);
}
