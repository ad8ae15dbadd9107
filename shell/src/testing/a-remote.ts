import type { ReleasedRemote } from '@stoa/shared/platform-contract/release.ts';

/** For tests: a remote's record; `given` changes it. */
export function aRemote(name: string, version: string, given: Partial<ReleasedRemote> = {}): ReleasedRemote {
  const entry = `/remotes/${name}/${version}/remoteEntry.js`;
  const integrity = `sha384-${'a'.repeat(64)}`;
  const route = { id: 'first', path: `/${name}`, title: name, titles: {}, requiresLogin: false };
  return {
    name,
    version,
    entry,
    integrity,
    global: `${name}@${version}`.replace(/\W/g, '_'),
    routes: [{ ...route, roles: [], permissions: [], preload: [], devices: [], menu: null }],
    preload: {},
    files: { [entry]: integrity },
    ...given,
  };
}
