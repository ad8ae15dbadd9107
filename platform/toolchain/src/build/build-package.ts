import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';
import type { RemoteConfig } from './define-remote.ts';
import { inputsHash } from './inputs-hash.ts';
import type { BuildMode } from './lent-modules.ts';
import { buildLent } from './lent-build.ts';
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
  const lent = remote ? null : await buildLent(dir, dist);
  writeDescriptor(workspace, dist, { stats, config: remote, lent });
  writeFileSync(join(dist, HASH_FILE), hash);
}

if (import.meta.main) {
  const [folder = '', dist] = process.argv.slice(2);
  await buildPackage(resolve(root, folder), dist && resolve(dist)).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
