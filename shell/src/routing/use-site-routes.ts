import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useShell } from '../shell-context.tsx';
import { shellScreens } from './shell-screens.tsx';
import { findRoute, routesOfRemotes, type SiteRoute } from './route-table.ts';

const HOME = '/home';

/** The one route table: the shell's own screens and those of all live remotes. */
export function useSiteRoutes(): readonly SiteRoute[] {
  const { release, sessionStore } = useShell();
  const remotes = useStore(release, (state) => state.remotes);
  const isGuest = useStore(sessionStore, ({ session }) => session.state === 'guest');
  return useMemo(() => {
    const offered = routesOfRemotes(remotes);
    const home = isGuest ? undefined : findRoute(offered, HOME);
    // `/` is the landing for guests, and the home of everyone else.
    return [...(home ? [{ ...home, path: '/', standsFor: HOME } as SiteRoute] : []), ...shellScreens, ...offered];
  }, [remotes, isGuest]);
}
