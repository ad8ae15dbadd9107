import { join } from 'node:path';
import { readWorkspace, root } from './workspace.ts';

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
export type BuildMode = 'production' | 'development';

const shared = readWorkspace(join(root, 'shared'));
const versionOf = (key: string): string => {
  const [scope = '', name = ''] = key.split('/');
  const owner = key.startsWith('@') ? `${scope}/${name}` : scope;
  const version = owner === '@stoa/shared' ? shared.version : shared.dependencies[owner];
  if (!version) throw new Error(`${owner} is lent to the remotes but is no dependency of shared/package.json.`);
  return version;
};

const KIT = '@stoa/shared/ui/kit.ts';
const OVERLAYS = '@stoa/shared/ui/overlays.ts';

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

/**
 * Files of shared/src/ui that live in the shell, and the key under which a remote finds them there. Shared files import
 * one another by relative path, which federation does not look at.
 */
export const lentFiles: ReadonlyMap<string, string> = new Map([
  [join(root, 'shared/src/ui/kit.ts'), KIT],
  [join(root, 'shared/src/ui/stoa-provider.tsx'), KIT],
  [join(root, 'shared/src/ui/overlays.ts'), OVERLAYS],
]);

/** Import name → module that the shell lends in its place: the names in use, because sharing a package ends its tree shaking. */
export const lentSubsets: ReadonlyMap<string, string> = new Map([
  ['react-router-dom', join(root, 'shell/src/remotes/provided-router.ts')],
]);

/** Any patch, and any later minor, of what it was built with. */
const rangeOf = (key: string): string => `^${versionOf(key).replace(/^(\d+\.\d+)\..*$/, '$1.0')}`;

/** Name → semver range, for the descriptor. */
export const borrowedRanges = (keys: Iterable<string>): Record<string, string> =>
  Object.fromEntries([...keys].sort().map((key) => [key, rangeOf(key)]));

/** Name → exact version, for the shell's descriptor. */
export const lentVersions = (keys: Iterable<string>): Record<string, string> =>
  Object.fromEntries([...keys].sort().map((key) => [key, versionOf(key)]));

/** In a remote: no fallback copy; a shell that has not the right one refuses the remote instead of half running it. */
export const borrowedModules = (mode: BuildMode): Shared =>
  Object.fromEntries(
    lentKeys(mode).map((key) => [
      key,
      { import: false, singleton: true, strictVersion: true, requiredVersion: rangeOf(key) },
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
