import type { ReleasedRemote, RemoteRoute } from '@stoa/shared/platform-contract/release.ts';
import { asRecord } from './as-record.ts';

/** A remote's record as this page can use it; undefined when it says too little. */
export function readRemote(given: unknown): ReleasedRemote | undefined {
  const remote = asRecord(given) as Partial<ReleasedRemote>;
  const { name, version, entry, global, integrity, routes, preload, files } = remote;
  const texts = [name, version, entry, global, integrity];
  if (!texts.every((text) => typeof text === 'string') || !Array.isArray(routes) || !preload || !files)
    return undefined;
  if (!routes.every((route) => typeof route?.path === 'string')) return undefined;
  return { ...(remote as ReleasedRemote), routes: routes.map(withDefaults) };
}

const withDefaults = (route: RemoteRoute): RemoteRoute => ({
  ...route,
  roles: route.roles ?? [],
  permissions: route.permissions ?? [],
  preload: route.preload ?? [],
  menu: route.menu ?? null,
});

/** `mf-catalog@1.4.0`: how release documents name a version. */
export const releaseIdOf = ({ name, version }: Pick<ReleasedRemote, 'name' | 'version'>): string =>
  `${name}@${version}`;
