import type { ReleaseStore } from '../release/release-store.ts';
import { prefetchRemote } from '../remotes/prefetch-remote.ts';
import { whenIdle } from '../timing/when-idle.ts';
import { loadScreen } from './lazy-screen.tsx';
import { findRoute, type SiteRoute } from './route-table.ts';

/** Fetches the code of the screen that has this address. A person may have written it: it can be anything. */
export function prefetchRoute(routes: readonly SiteRoute[], release: ReleaseStore, to: string): void {
  if (!URL.canParse(to, window.location.href)) return;
  const { origin, pathname } = new URL(to, window.location.href);
  const route = origin === window.location.origin ? findRoute(routes, pathname) : undefined;
  if (route?.kind === 'shell') {
    // Nobody waits yet; if it fails, the screen itself will try and say so.
    whenIdle(() => void loadScreen(route.load).catch(() => undefined));
  }
  const { remotes } = release.getState();
  const remote = route?.kind === 'remote' && remotes.find(({ name }) => name === route.remote);
  if (remote) prefetchRemote(remote, route.preload);
}
