import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { root } from '../build/workspace.ts';
import { packedManifest, type Manifest } from './packed-manifest.ts';

/** The workspaces that are packages for remotes, wherever these are. */
export const packedFolders = ['shared', 'platform/server', 'platform/toolchain'] as const;
export type PackedFolder = (typeof packedFolders)[number];

/**
 * What no remote needs of us: tests, what only they use, what becomes part of the doctor's built page, and what builds the
 * shell, the whole project or these packages.
 */
export const leftOut = [
  '**/*.test.*',
  'platform/*/src/testing/**',
  'platform/server/src/deploy/**',
  'platform/toolchain/src/doctor/host/**',
  'platform/toolchain/src/build/{shell-preset,lent-modules-plugin}.*',
  'platform/toolchain/src/doctor/build-doctor-host.*',
  'platform/toolchain/src/create/{packed-packages,stage-creator,stage-packages,stage-runtime-plugin}.*',
];

/** What a remote's build is handed by the minifier of styles, which names it nowhere. */
const namedNowhere = ['lightningcss'];

const readManifest = async <T>(...path: string[]): Promise<T> =>
  JSON.parse(await readFile(join(root, ...path, 'package.json'), 'utf8')) as T;

/** package.json of a package as it will be packed. */
export async function readPackedManifest(folder: PackedFolder): Promise<Manifest> {
  const manifest = await readManifest<Manifest>(folder);
  if (folder === 'platform/toolchain') manifest.exports = pickDoors(manifest.exports);
  // Of shared, the presets read the versions of all that the shell lends.
  if (folder === 'shared') return packedManifest(manifest, { peers: await testKit(), isUsed: () => true });
  const used = await usedIn(folder, Object.keys(manifest.dependencies ?? {}));
  return packedManifest(manifest, { peers: {}, isUsed: (name) => used.includes(name) });
}

/** Remotes are promised the presets; the other doors are for this project. */
const pickDoors = ({ './build/*': build }: Manifest['exports']): Manifest['exports'] => ({ './build/*': build! });

/** The dependencies that the packed files name, and those by which these do their work. */
async function usedIn(folder: PackedFolder, dependencies: string[]): Promise<string[]> {
  const files = globSync(`${folder}/src/**/*.{ts,js}`, { cwd: root, ignore: leftOut });
  const texts = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')));
  const named = dependencies.filter((name) => texts.some((text) => new RegExp(`['"]${name}['"/]`).test(text)));
  const handed = namedNowhere.filter((name) => dependencies.includes(name));
  return [...named, ...handed, ...(await Promise.all(named.map(peersOf))).flat()];
}

/** A library may leave it to us to bring what it works with: its compiler, its minifier. */
async function peersOf(library: string): Promise<string[]> {
  const { peerDependencies = {} } = await readManifest<{ peerDependencies?: object }>('node_modules', library).catch(
    () => ({ peerDependencies: {} }),
  );
  return Object.keys(peerDependencies);
}

/** What shared's test kit asks of whoever uses it: the same as the project itself has. */
async function testKit(): Promise<Record<string, string>> {
  const { devDependencies = {} } = await readManifest<Manifest>('.');
  const kit = Object.entries(devDependencies).filter(([peer]) =>
    /^@testing-library\/|^@jest\/globals$|jsdom$/.test(peer),
  );
  return Object.fromEntries(kit);
}
