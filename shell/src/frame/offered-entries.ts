import type { MenuPlace, RemoteRoute } from '@stoa/shared/contract/release.ts';
import type { Session } from '@stoa/shared/federation/platform.ts';
import type { MenuEntry } from './menu-entries.ts';

type Viewer = Pick<Session, 'state' | 'roles' | 'permissions'>;

/**
 * What live remotes offer in one place of the menus, for those who may open it: so a new screen is found without a
 * release of the shell.
 */
export const offeredEntries = (
  routes: readonly RemoteRoute[],
  place: MenuPlace['place'],
  viewer: Viewer,
): MenuEntry[] =>
  routes
    .filter((route) => route.menu?.place === place && !route.path.includes(':') && mayOpen(viewer, route))
    .sort((one, other) => orderOf(one) - orderOf(other) || labelOf(one).localeCompare(labelOf(other)))
    .map((route) => ({ label: labelOf(route), to: route.path }));

/** The frame's own entries first; an address stands in a menu once. */
export const withOffered = (own: readonly MenuEntry[], offered: readonly MenuEntry[]): MenuEntry[] => [
  ...own,
  ...offered.filter(({ to }, position) => ![...own, ...offered.slice(0, position)].some((other) => other.to === to)),
];

const labelOf = ({ menu, title }: RemoteRoute): string => menu?.label ?? title;
const orderOf = ({ menu }: RemoteRoute): number => menu?.order ?? 0;

function mayOpen({ state, roles, permissions }: Viewer, route: RemoteRoute): boolean {
  const needsPerson = route.requiresLogin || route.roles.length > 0 || route.permissions.length > 0;
  if (!needsPerson) return true;
  return (
    state === 'signed-in' &&
    route.roles.every((role) => roles.includes(role)) &&
    route.permissions.every((permission) => permissions.includes(permission))
  );
}
