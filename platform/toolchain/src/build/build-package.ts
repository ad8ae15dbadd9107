import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration, Stats } from 'webpack';
import { builtFilesOf } from './built-files.ts';
import type { RemoteConfig } from './define-remote.ts';
import type { OfShell } from './describe-build.ts';
import { buildFirstViews, stylesOfViews } from './first-views.ts';
import { inputsHash } from './inputs-hash.ts';
import type { BuildMode } from './lent-modules.ts';
import { buildLent } from './lent-build.ts';
import { chunksOf } from './routes-of.ts';
import { runWebpack } from './run-webpack.ts';
import { readWorkspace, root } from './workspace.ts';
import { writeDescriptor } from './write-descriptor.ts';

export const HASH_FILE = '.build-hash';

const load = async <T>(file: string): Promise<T> => {
  const loaded = (await import(pathToFileURL(file).href)) as { default: T };
  return loaded.default;
};

/** The configuration of shell or remote in one mode. */
export async function loadWebpackConfig(dir: string, mode: BuildMode): Promise<Configuration> {
  const file = join(dir, 'webpack.config.js');
  const preset = await load<(mode: BuildMode, remote?: RemoteConfig) => Configuration>(file);
  return preset(mode, await loadRemoteConfig(dir));
}

/** Undefined for the shell, which has none. */
export const loadRemoteConfig = async (dir: string): Promise<RemoteConfig | undefined> => {
  const file = join(dir, 'remote.config.ts');
  return existsSync(file) ? load<RemoteConfig>(file) : undefined;
};

/**
 * Builds the package in this folder for production, into its `dist/` unless another folder is named.
 * @throws when the build fails; that folder then has no hash
 */
export async function buildPackage(dir: string, dist = join(dir, 'dist')): Promise<void> {
  const workspace = readWorkspace(dir);
  const hash = inputsHash(workspace, { source: true });
  const [config, remote] = await Promise.all([loadWebpackConfig(dir, 'production'), loadRemoteConfig(dir)]);
  const stats = await runWebpack({ ...config, output: { ...config.output, path: dist } });
  const ofShell = remote ? { lent: null, screens: {}, first_views: {} } : await describedOfShell(dir, dist, stats);
  writeDescriptor(workspace, dist, { stats, config: remote, ofShell });
  writeFileSync(join(dist, HASH_FILE), hash);
}

/** Which chunk each of its screens is in, what it lends to pages of others, and what pages show before its code runs. */
async function describedOfShell(dir: string, dist: string, stats: Stats): Promise<OfShell> {
  const declared = (await import(pathToFileURL(join(dir, 'src/screens.ts')).href)) as {
    screens: Parameters<typeof chunksOf>[0];
  };
  const screens = chunksOf(declared.screens);
  const { entry, groups } = builtFilesOf(stats);
  const lent = await buildLent(dir, dist);
  return { lent, screens, first_views: await buildFirstViews(dir, dist, stylesOfViews(entry, groups, screens)) };
}

if (import.meta.main) {
  const [folder = '', dist] = process.argv.slice(2);
  await buildPackage(resolve(root, folder), dist && resolve(dist)).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
