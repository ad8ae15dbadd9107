import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { addresses, to } from '@stoa/shared/contract/site/addresses.ts';
import { useShell } from '../context/shell-context.tsx';
import { findRoute, routesOfRemotes, type ShellRoute, type SiteRoute } from './route-table.ts';

const HOME = to.home();

const SiteRoutesContext = createContext<readonly SiteRoute[]>([]);

interface SiteRoutesProviderProps {
  /** The shell's own; routing knows none of them. */
  screens: readonly ShellRoute[];
  children: ReactNode;
}

/** Puts together the one route table: the shell's own screens and those of all live remotes. */
export function SiteRoutesProvider({ screens, children }: SiteRoutesProviderProps) {
  const { release, sessionStore } = useShell();
  const remotes = useStore(release, (state) => state.remotes);
  const isGuest = useStore(sessionStore, ({ session }) => session.state === 'guest');
  const routes = useMemo(() => {
    const offered = routesOfRemotes(remotes);
    const home = isGuest ? undefined : findRoute(offered, HOME);
    // `/` is the landing for guests, and the home of everyone else.
    return [
      ...(home ? [{ ...home, path: addresses.landing, standsFor: HOME } as SiteRoute] : []),
      ...screens,
      ...offered,
    ];
  }, [screens, remotes, isGuest]);
  return <SiteRoutesContext value={routes}>{children}</SiteRoutesContext>;
}

export const useSiteRoutes = (): readonly SiteRoute[] => useContext(SiteRoutesContext);
