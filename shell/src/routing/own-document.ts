import { findRoute, type RemoteRoute, type SiteRoute } from './route-table.ts';

/** Where a page is, and where its document was loaded. */
interface Place {
  pathname: string;
  loadedAt: string;
}

/**
 * Whether a screen needs a document of its own. Which devices a page may ask for is decided for the address at which it is
 * loaded: a screen that asks for others is no part of that document, nor is one that asks for less.
 */
export function needsOwnDocument(
  routes: readonly SiteRoute[],
  route: RemoteRoute,
  { pathname, loadedAt }: Place,
): boolean {
  // Whatever the page may ask for, it was decided for this very address; to load it again would change nothing.
  if (pathname === loadedAt) return false;
  const loaded = findRoute(routes, loadedAt);
  return namesOf(loaded?.kind === 'remote' ? loaded.devices : []) !== namesOf(route.devices);
}

const namesOf = (devices: RemoteRoute['devices']): string => devices.toSorted().join(' ');
