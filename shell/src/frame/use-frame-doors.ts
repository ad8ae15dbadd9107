import type { SiteLinks } from '@stoa/shared/contract/site/site-links.ts';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { FrameDoors } from '../context/frame-context.tsx';
import { useShell } from '../context/shell-context.tsx';
import { useInBrowser } from '../first-view/in-browser.ts';
import { hasRoute } from '../routing/route-table.ts';
import { useSiteRoutes } from '../routing/site-routes.tsx';

/** The operator's own are known to the page alone. */
const noLinks: SiteLinks = { social: [] };

export function useFrameDoors(): FrameDoors {
  const { session, release, siteLinks } = useShell();
  const routes = useSiteRoutes();
  const version = useStore(release, (state) => state.shellVersion);
  const remotes = useStore(release, (state) => state.remotes);
  const inBrowser = useInBrowser();
  return useMemo(
    () => ({
      // A page whose first view leads to what is not live is given none.
      hasScreen: (wanted) => !inBrowser || hasRoute(routes, wanted),
      offered: remotes.flatMap((remote) => remote.routes),
      completeSignIn: async ({ token }) => session.signIn(token),
      signOut: session.signOut,
      leaveSession: session.leave,
      siteLinks: inBrowser ? siteLinks : noLinks,
      version,
    }),
    [routes, remotes, session, siteLinks, version, inBrowser],
  );
}
