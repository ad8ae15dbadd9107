import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { FrameDoors } from '../context/frame-context.tsx';
import { useShell } from '../context/shell-context.tsx';
import { hasRoute } from '../routing/route-table.ts';
import { useSiteRoutes } from '../routing/site-routes.tsx';

export function useFrameDoors(): FrameDoors {
  const { session, release, siteLinks } = useShell();
  const routes = useSiteRoutes();
  const version = useStore(release, (state) => state.shellVersion);
  const remotes = useStore(release, (state) => state.remotes);
  return useMemo(
    () => ({
      hasScreen: (wanted) => hasRoute(routes, wanted),
      offered: remotes.flatMap((remote) => remote.routes),
      completeSignIn: async ({ token }) => session.signIn(token),
      signOut: session.signOut,
      leaveSession: session.leave,
      siteLinks,
      version,
    }),
    [routes, remotes, session, siteLinks, version],
  );
}
