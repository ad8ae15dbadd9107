import { useSession } from '@stoa/shared/federation/platform-context.tsx';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { decide, type Decision } from './guard.ts';
import { useSiteRoutes } from './site-routes.tsx';

/** What the person in front of the page gets to see where they are. */
export function useDecision(): Decision {
  const routes = useSiteRoutes();
  const session = useSession();
  const { pathname } = useLocation();
  return useMemo(() => decide(routes, pathname, session), [routes, pathname, session]);
}
