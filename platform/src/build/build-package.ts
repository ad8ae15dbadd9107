import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';
import type { RemoteConfig } from './define-remote.ts';
import { inputsHash } from './inputs-hash.ts';
import type { BuildMode } from './lent-modules.ts';
import { runWebpack } from './run-webpack.ts';
import { readWorkspace, root } from './workspace.ts';
import { writeDescriptor } from './write-descriptor.ts';

export const HASH_FILE = '.build-hash';

const load = async <T>(file: string): Promise<T> => {
  const loaded = (await import(pathToFileURL(file).href)) as { default: T };
  return loaded.default;
};

export const loadWebpackConfig = (dir: string) =>
  load<(mode: BuildMode) => Configuration>(join(dir, 'webpack.config.js'));

/** Undefined for the shell, which has none. */
export const loadRemoteConfig = async (dir: string): Promise<RemoteConfig | undefined> => {
  const file = join(dir, 'remote.config.ts');
  return existsSync(file) ? load<RemoteConfig>(file) : undefined;
};

/** Builds one package for production into its `dist/`. @throws when the build fails; `dist/` then has no hash. */
export async function buildPackage(name: string): Promise<void> {
  const workspace = readWorkspace(join(root, name));
  const hash = inputsHash(workspace, { source: true });
  const [config, remote] = await Promise.all([loadWebpackConfig(workspace.dir), loadRemoteConfig(workspace.dir)]);
  const stats = await runWebpack(config('production'));
  writeDescriptor(workspace, stats, remote);
  writeFileSync(join(workspace.dir, 'dist', HASH_FILE), hash);
}

if (import.meta.main) {
  const [name = ''] = process.argv.slice(2);
  await buildPackage(name).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
