import type { Permission, RoleName } from '@stoa/shared/contract/kernel/roles.ts';
import type { PageDevice } from '@stoa/shared/platform-contract/page-devices.ts';
import type { ReleasedRemote } from '@stoa/shared/platform-contract/release.ts';
import { isScreenPath } from '@stoa/shared/contract/site/addresses.ts';
import { matchRoutes } from 'react-router';
import type { ComponentType, ReactNode } from 'react';

/** The one route that gets an argument of its own. */
const COURSE_PLAYER_ID = 'cp';

interface Entry {
  id: string;
  /** As react-router writes it: `/course/:slug`. */
  path: string;
  title: string;
  /** In other languages. */
  titles: Readonly<Record<string, string>>;
  requiresLogin: boolean;
  /** An entry that names roles exists only for those who have them all. */
  roles: readonly RoleName[];
  /** All are needed. */
  permissions: readonly Permission[];
}
export interface ShellRoute extends Entry {
  kind: 'shell';
  element: ReactNode;
  /** Its code. */
  load(): Promise<{ default: ComponentType }>;
  /** Log-in and sign-up: nothing for those who are signed in. */
  guestsOnly?: boolean;
}
export interface RemoteRoute extends Entry {
  kind: 'remote';
  remote: string;
  /** Groups of code that its screen needs beside the remote itself. */
  preload: readonly string[];
  /** What its page asks people for. */
  devices: readonly PageDevice[];
  /** The player of a course, which is told where it was opened from: the route's id in its descriptor is `cp`. */
  isCoursePlayer: boolean;
  /** Where the remote is told to be, when that is not what the URL says. */
  standsFor?: string;
}
export type SiteRoute = ShellRoute | RemoteRoute;

/**
 * The two lists of the route table for one person: entries keyed by role, of which only those are registered whose roles
 * the person holds, and the rest, whose check of login and permissions comes when they are opened. Before it is known who
 * somebody is, all stand there: a guest is sent to log in, and then it shows.
 */
export const registeredRoutes = (routes: readonly SiteRoute[], roles: readonly RoleName[] | undefined): SiteRoute[] =>
  routes.filter((route) => !roles || route.roles.every((role) => roles.includes(role)));

/** The screens of all live remotes, by their descriptors; a gateway of before says nothing of devices. */
export const routesOfRemotes = (remotes: readonly ReleasedRemote[]): RemoteRoute[] =>
  remotes.flatMap(({ name, routes }) =>
    routes.map(({ id, path, title, titles, requiresLogin, roles, permissions, preload, devices = [] }) => ({
      kind: 'remote' as const,
      remote: name,
      id: `${name}:${id}`,
      isCoursePlayer: id === COURSE_PLAYER_ID,
      path,
      title,
      titles,
      requiresLogin: requiresLogin || roles.length > 0 || permissions.length > 0,
      roles,
      permissions,
      preload,
      devices,
    })),
  );

/**
 * The most exact route for a path, as React Router ranks them. The first of two equal ones wins. A path that a screen has
 * for its own is never read as a slug, also when that screen is not among these routes.
 */
export function findRoute(routes: readonly SiteRoute[], pathname: string): SiteRoute | undefined {
  const [match] = matchRoutes(
    routes.map((route) => ({ path: route.path, id: route.id, handle: route, caseSensitive: false })),
    pathname,
  ) ?? [undefined];
  const isRead = match !== undefined && Object.keys(match.params).length > 0;
  if (isRead && isScreenPath(pathname)) return undefined;
  return match?.route.handle as SiteRoute | undefined;
}

/** Without query, hash and the names of parameters, so that two can be compared. */
const formOf = (path: string): string =>
  path
    .replace(/[?#].*$/, '')
    .replace(/:\w+/g, ':')
    .toLowerCase();

/** Whether one of them has just this form: `/course/verify` is not among them because of `/course/:slug`. */
export const hasRoute = (routes: readonly { path: string }[], wanted: string): boolean =>
  routes.some(({ path }) => formOf(path) === formOf(wanted));
