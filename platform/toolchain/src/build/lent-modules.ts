import { extname, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readWorkspace, sharedDir } from './workspace.ts';

/** The part of module federation's options that we use. */
interface SharedModule {
  import?: string | false;
  singleton: boolean;
  requiredVersion: string;
  strictVersion?: boolean;
  eager?: boolean;
  version?: string;
}
type Shared = Record<string, SharedModule>;
/** `override`: one remote with hot reload, in a page whose shell and other remotes are production builds. */
export type BuildMode = 'production' | 'development' | 'override';

const shared = readWorkspace(sharedDir);

/** The package of an import name: `react-dom/client` is of react-dom. */
export const packageOf = (key: string): string =>
  key
    .split('/')
    .slice(0, key.startsWith('@') ? 2 : 1)
    .join('/');

const versionOf = (key: string): string => {
  const owner = packageOf(key);
  const version = owner === '@stoa/shared' ? shared.version : shared.dependencies[owner];
  if (!version) throw new Error(`${owner} is lent to the remotes but is no dependency of shared/package.json.`);
  return version;
};

const KIT = '@stoa/shared/kit';
const OVERLAYS = '@stoa/shared/overlays';
const GROUND = '@stoa/shared/ground';

/** Import names that the shell lends; each sub-path is a key of its own, or a second copy would be bundled. */
export const lentKeys = (mode: BuildMode): string[] => [
  'react',
  'react/jsx-runtime',
  ...(mode === 'development' ? ['react/jsx-dev-runtime'] : []),
  'react-dom',
  'react-dom/client',
  'react-router-dom',
  'zustand',
  '@tanstack/react-query',
  KIT,
  OVERLAYS,
  GROUND,
];

/** Packages of which a remote must hold no copy of its own. */
export const lentPackages = [
  'react',
  'react-dom',
  'react-router',
  'react-router-dom',
  '@tanstack/react-query',
  '@mantine/core',
];

/** Files of the package @stoa/shared that live in the shell, and the key under which a remote finds them there. */
const lentFiles: Record<string, string> = {
  'ui/kit': KIT,
  'ui/stoa-provider': KIT,
  'ui/overlays': OVERLAYS,
};

/** These live there too, and are drawn by the shell's React: who brings React brings them along. */
const lentWithReact: Record<string, string> = {
  'i18n/create-messages': KIT,
  'i18n/locale-context': KIT,
  'i18n/use-format': KIT,
  'contract/site/addresses': GROUND,
  'federation/create-remote': GROUND,
  'federation/lazy-screen': GROUND,
  'federation/opened-from': GROUND,
  'federation/place': GROUND,
  'federation/platform-context': GROUND,
  'federation/remote-router': GROUND,
  'http/api': GROUND,
  'http/api-error': GROUND,
  'http/query-client': GROUND,
  'i18n/messages/ui': GROUND,
  'remote/load-failed': GROUND,
  'remote/screen-routes': GROUND,
  'remote/use-error-text': GROUND,
  'ui/empty-state': GROUND,
  'ui/error-state': GROUND,
  'ui/page': GROUND,
  'ui/page-header': GROUND,
  'ui/router-link': GROUND,
  'ui/skeletons': GROUND,
};

/**
 * The key of a lent file by its path. Shared files import one another by relative path, which federation does not look
 * at. Their first folder and their ending differ between the project and the installed package.
 */
export function lentFileKey(file: string, own: readonly string[] = []): string | undefined {
  const path = relative(sharedDir, file).split(sep).slice(1).join('/');
  const name = path.slice(0, path.length - extname(path).length);
  return lentFiles[name] ?? (own.includes('react') ? undefined : lentWithReact[name]);
}

const besideThis = (name: string) => fileURLToPath(new URL(`${name}${extname(import.meta.url)}`, import.meta.url));

/** Import name → module that the shell lends in its place: the names in use, because sharing a package ends its tree shaking. */
export const lentSubsets: ReadonlyMap<string, string> = new Map([['react-router-dom', besideThis('lent-router')]]);

/** Import name → what a page that lends nothing has in its place: there nobody gives a platform, so it is made. */
const copies: ReadonlyMap<string, string> = new Map([...lentSubsets, [GROUND, '@stoa/shared/plain-ground']]);

/** The module that a page takes where our shell lends nothing. */
export const copyOf = (key: string): string => copies.get(key) ?? key;

/** `react-dom/client` as a part of a file's name: `react-dom-client`. */
export const chunkNameOf = (key: string): string => key.replace('@', '').replaceAll('/', '-');

/** Any patch, and any later minor, of what it was built with. */
const rangeOf = (key: string): string => `^${versionOf(key).replace(/^(\d+\.\d+)\..*$/, '$1.0')}`;

/** Name → semver range, for the descriptor. */
export const borrowedRanges = (keys: Iterable<string>): Record<string, string> =>
  Object.fromEntries([...keys].sort().map((key) => [key, rangeOf(key)]));

/** Name → exact version, for the shell's descriptor. */
export const lentVersions = (keys: Iterable<string>): Record<string, string> =>
  Object.fromEntries([...keys].sort().map((key) => [key, versionOf(key)]));

/**
 * In a remote: a shell that lends the wrong version refuses the remote instead of half running it. Where a page lends
 * nothing, because its shell is none of ours, a finished build has a copy to fall back to (lent-fallbacks-plugin.ts).
 * What the remote brings itself is not shared at all, nor any of its sub-paths.
 */
export const borrowedModules = (mode: BuildMode, own: readonly string[] = []): Shared =>
  Object.fromEntries(
    lentKeys(mode)
      .filter((key) => !own.includes(packageOf(key)))
      .map((key) => [
        key,
        {
          import: mode === 'production' && copyOf(key),
          singleton: true,
          strictVersion: true,
          requiredVersion: rangeOf(key),
        },
      ]),
  );

/** In the shell: eager, so that the first script holds all but the overlays. */
export const lentModules = (mode: BuildMode): Shared =>
  Object.fromEntries(
    lentKeys(mode).map((key) => [
      key,
      {
        ...(lentSubsets.has(key) && { import: lentSubsets.get(key)! }),
        singleton: true,
        eager: key !== OVERLAYS,
        version: versionOf(key),
        requiredVersion: rangeOf(key),
      },
    ]),
  );
