import type { Session } from '@stoa/shared/federation/platform.ts';
import { findRoute, hasRoute, registeredRoutes, type SiteRoute } from './route-table.ts';

export type Decision =
  | { kind: 'show'; route: SiteRoute }
  /** The person's rights are still loading. */
  | { kind: 'wait'; route: SiteRoute }
  | { kind: 'log-in'; route: SiteRoute }
  /** Signed in, on a screen for guests. */
  | { kind: 'go-home'; route: SiteRoute }
  | { kind: 'no-access'; route: SiteRoute }
  | { kind: 'not-found' };

type Viewer = Pick<Session, 'state' | 'roles' | 'permissions'>;

/** What a person gets to see at a path. */
export function decide(routes: readonly SiteRoute[], pathname: string, viewer: Viewer): Decision {
  const roles = viewer.state === 'signed-in' ? viewer.roles : undefined;
  const route = findRoute(registeredRoutes(routes, roles), pathname);
  // What is closed to this person's roles is no slug of another screen either.
  const isClosed = route && route.path.includes(':') && hasRoute(routes, pathname);
  if (!route || isClosed) return { kind: 'not-found' };
  if (route.kind === 'shell' && route.guestsOnly) return { kind: viewer.state === 'guest' ? 'show' : 'go-home', route };
  if (!route.requiresLogin) return { kind: 'show', route };
  if (viewer.state === 'guest') return { kind: 'log-in', route };
  if (viewer.state === 'pending') return { kind: 'wait', route };
  return { kind: holdsAll(viewer, route) ? 'show' : 'no-access', route };
}

const holdsAll = ({ permissions }: Viewer, route: SiteRoute): boolean =>
  route.permissions.every((needed) => permissions.includes(needed));
