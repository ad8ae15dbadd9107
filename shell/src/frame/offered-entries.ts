import type { MenuPlace, RemoteRoute } from '@stoa/shared/platform-contract/release.ts';
import { textIn, type Locale } from '@stoa/shared/contract/site/locales.ts';
import type { Session } from '@stoa/shared/federation/platform.ts';
import type { MenuEntry } from './menu-entries.ts';

type Viewer = Pick<Session, 'state' | 'roles' | 'permissions'>;
type InMenu = RemoteRoute & { menu: MenuPlace };

/**
 * What live remotes offer in one place of the menus, for those who may open it: so a new screen is found without a
 * release of the shell.
 */
export const offeredEntries = (
  routes: readonly RemoteRoute[],
  place: MenuPlace['place'],
  viewer: Viewer & { locale: Locale },
): MenuEntry[] =>
  routes
    .filter((route): route is InMenu => route.menu?.place === place)
    .filter((route) => !route.path.includes(':') && mayOpen(viewer, route))
    .map(({ menu, path }) => ({ order: menu.order, label: textIn(viewer.locale, menu.label, menu.labels), to: path }))
    .sort((one, other) => one.order - other.order || one.label.localeCompare(other.label, viewer.locale))
    .map(({ label, to }) => ({ label, to }));

/** The frame's own entries first; an address stands in a menu once. */
export const withOffered = (own: readonly MenuEntry[], offered: readonly MenuEntry[]): MenuEntry[] => [
  ...own,
  ...offered.filter(({ to }, position) => ![...own, ...offered.slice(0, position)].some((other) => other.to === to)),
];

function mayOpen({ state, roles, permissions }: Viewer, route: RemoteRoute): boolean {
  const needsPerson = route.requiresLogin || route.roles.length > 0 || route.permissions.length > 0;
  if (!needsPerson) return true;
  return (
    state === 'signed-in' &&
    route.roles.every((role) => roles.includes(role)) &&
    route.permissions.every((permission) => permissions.includes(permission))
  );
}
