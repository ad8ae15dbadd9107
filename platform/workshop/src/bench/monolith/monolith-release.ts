import type { ReleaseDocument, ReleasedRemote } from '@stoa/shared/platform-contract/release.ts';
import { noFirstViews } from '@stoa/server/gateway/first-views.ts';
import type { ReleasedShell } from '@stoa/server/gateway/released-shell.ts';
import type { Monolith } from './build-monolith.ts';

/** Where the monolith's files are served: the place of a shell's version. */
export const MONOLITH_VERSION = '0.0.0-monolith';
const BASE = `/shell/${MONOLITH_VERSION}/`;

/**
 * The live release of the federated site, with the monolith's files in place of everyone's own: the same routes, the
 * same preload links for the route that is opened, and the monolith's chunks behind them.
 */
export function monolithRelease(
  federated: ReleaseDocument,
  monolith: Monolith,
): { document: ReleaseDocument; shell: ReleasedShell } {
  const linked = (file: string) => ({ url: BASE + file, integrity: monolith.integrity[file] });
  return {
    document: {
      ...federated,
      shell: { ...federated.shell, version: MONOLITH_VERSION },
      remotes: federated.remotes.map((remote) => bundled(remote, monolith)),
    },
    shell: {
      version: MONOLITH_VERSION,
      scripts: monolith.scripts.map(linked),
      styles: monolith.styles.map(linked),
      fonts: monolith.fonts.map(linked),
      // It is measured in the language of its code.
      textsIn: () => [],
      codeOf: () => ({ scripts: [], styles: [] }),
      firstViews: noFirstViews,
      favicon: monolith.favicon && BASE + monolith.favicon,
    },
  };
}

function bundled(remote: ReleasedRemote, { groups, integrity }: Monolith): ReleasedRemote {
  const wanted = Object.keys(remote.preload).map((name) => [name, groups[name === 'remote' ? remote.name : name]]);
  const preload = Object.fromEntries(
    wanted.map(([name, group]) => {
      if (typeof group !== 'object') throw new Error(`The monolith has no chunk for ${remote.name}'s ${String(name)}.`);
      return [name, { js: group.js.map((file) => BASE + file), css: group.css.map((file) => BASE + file) }];
    }),
  ) as ReleasedRemote['preload'];
  const files = Object.values(preload).flatMap(({ js, css }) => [...js, ...css]);
  const hashes = files.map((url) => [url, integrity[url.slice(BASE.length)]]);
  const entry = preload['remote']?.js.at(-1) ?? '';
  return {
    ...remote,
    version: MONOLITH_VERSION,
    entry,
    integrity: integrity[entry.slice(BASE.length)] ?? '',
    preload,
    files: Object.fromEntries(hashes) as ReleasedRemote['files'],
  };
}
