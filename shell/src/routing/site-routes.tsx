import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { addresses } from '@stoa/shared/contract/site/addresses.ts';
import { useShell } from '../context/shell-context.tsx';
import { routesOfRemotes, type ShellRoute, type SiteRoute } from './route-table.ts';
import { findStart } from './start-screen.ts';

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
  const session = useStore(sessionStore, (held) => held.session);
  const routes = useMemo(() => {
    const offered = routesOfRemotes(remotes);
    const start = session.state === 'guest' ? undefined : findStart(offered, session);
    // `/` is the landing for guests, and where everyone else begins.
    return [
      ...(start ? [{ ...start, path: addresses.landing, standsFor: start.path } as SiteRoute] : []),
      ...screens,
      ...offered,
    ];
  }, [screens, remotes, session]);
  return <SiteRoutesContext value={routes}>{children}</SiteRoutesContext>;
}

export const useSiteRoutes = (): readonly SiteRoute[] => useContext(SiteRoutesContext);
