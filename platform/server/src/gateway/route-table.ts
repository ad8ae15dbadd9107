import { matchRoutes } from 'react-router';
import type { ReleasedRemote, RemoteRoute } from '@stoa/shared/platform-contract/release.ts';
import { isScreenPath } from '@stoa/shared/contract/site/addresses.ts';
import { FIRST_LOCALE } from '@stoa/shared/contract/site/locales.ts';
import { routesOfShell } from '../release/gate/routes-of-shell.ts';

/** The part of the page that draws an address. */
export type RouteOwner =
  | ({ kind: 'shell'; id: string; isPassage: boolean } & Named)
  | ({ kind: 'remote'; remote: ReleasedRemote; route: RemoteRoute } & Named);
interface Named {
  path: string;
  title: string;
  /** In other languages. */
  titles: Readonly<Record<string, string>>;
  params: Params;
}
export type Params = Readonly<Record<string, string | undefined>>;
/** Undefined for an address that nobody draws. */
export type RouteTable = (pathname: string) => RouteOwner | undefined;

/** Matches with the shell's own router, so that gateway and browser can never disagree on who owns an address. */
export function createRouteTable(remotes: readonly ReleasedRemote[]): RouteTable {
  const routes = [
    ...routesOfShell.map(({ id, path, titles, isPassage = false }) => ({
      path,
      handle: { kind: 'shell' as const, id, isPassage, path, title: titles[FIRST_LOCALE], titles },
    })),
    ...remotes.flatMap((remote) =>
      remote.routes.map((route) => ({
        path: route.path,
        handle: { kind: 'remote' as const, remote, route, path: route.path, title: route.title, titles: route.titles },
      })),
    ),
  ];
  return (pathname) => {
    const [match] = matchRoutes(routes, pathname) ?? [];
    const isRead = match !== undefined && Object.keys(match.params).length > 0;
    if (isRead && isScreenPath(pathname)) return undefined;
    return match && { ...match.route.handle, params: match.params };
  };
}
