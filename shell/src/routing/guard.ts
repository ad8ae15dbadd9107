import type { Session } from '@stoa/shared/federation/platform.ts';
import { findRoute, type SiteRoute } from './route-table.ts';

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
  const registered =
    viewer.state === 'signed-in' ? routes.filter((route) => hasAll(viewer.roles, route.roles)) : routes;
  const route = findRoute(registered, pathname);
  if (!route) return { kind: 'not-found' };
  if (route.kind === 'shell' && route.guestsOnly) return { kind: viewer.state === 'guest' ? 'show' : 'go-home', route };
  if (!route.requiresLogin) return { kind: 'show', route };
  if (viewer.state === 'guest') return { kind: 'log-in', route };
  if (viewer.state === 'pending') return { kind: 'wait', route };
  return { kind: hasAll(viewer.permissions, route.permissions) ? 'show' : 'no-access', route };
}

const hasAll = <T>(held: readonly T[], needed: readonly T[]) => needed.every((one) => held.includes(one));
