import type { Permission } from '@stoa/shared/contract/kernel/roles.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { Session } from '@stoa/shared/federation/platform.ts';
import { findRoute, registeredRoutes, type SiteRoute } from './route-table.ts';

/** Who holds one of these works here more than they learn. */
const deskPermissions: readonly Permission[] = ['view-admin-dashboard', 'view-partner-dashboard', 'review-course'];

/** Where somebody begins who asked for no screen: at the dashboard, if they have one, or at home. */
export function findStart(
  routes: readonly SiteRoute[],
  { state, roles, permissions }: Pick<Session, 'state' | 'roles' | 'permissions'>,
): SiteRoute | undefined {
  const open = registeredRoutes(routes, state === 'signed-in' ? roles : undefined);
  const hasDesk = deskPermissions.some((permission) => permissions.includes(permission));
  return (hasDesk ? findRoute(open, to.dashboard()) : undefined) ?? findRoute(open, to.home());
}
