import { existsSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Configuration, type WebpackPluginInstance } from 'webpack';
import { BorrowedModulesPlugin } from './borrowed-modules-plugin.ts';
import { EXPOSED_GROUP } from './built-files.ts';
import type { RemoteConfig } from './define-remote.ts';
import { FederationManifestPlugin } from './federation-manifest-plugin.ts';
import { ModuleEntryPlugin } from './module-entry-plugin.ts';
import { borrowedModules, type BuildMode } from './lent-modules.ts';
import { isSplit, LentFallbacksPlugin } from './lent-fallbacks-plugin.ts';
import { LentNamesPlugin } from './lent-names-plugin.ts';
import { hotRemote, OVERRIDE_VERSION } from './override-build.ts';
import { globalName } from '@stoa/shared/federation/global-name.ts';
import { siteConfig } from './site-config.ts';
import { readWorkspace, type Workspace } from './workspace.ts';

const { ContainerPlugin } = webpack.container;
const { ConsumeSharedPlugin } = webpack.sharing;

/**
 * Of source, that several screens need: smaller ones go into each of them. A file of its own costs every first view its
 * name and its hash.
 */
const LEAST_SHARED_BYTES = 40_000;

export type RemotePreset = (mode: BuildMode, config: RemoteConfig) => Configuration;

/**
 * Webpack configuration of a remote, all of it: `export default remotePreset(import.meta.dirname);`
 * The remote's one public module is `src/remote.tsx` (or `.ts`), exposed as `./remote`.
 */
export function remotePreset(dir: string): RemotePreset {
  return (mode, { own = [] }) => {
    const workspace = workspaceFor(mode, dir);
    const config = siteConfig(workspace, mode);
    const exposed = exposedFile(dir);
    const isProduction = mode === 'production';
    return {
      ...config,
      entry: {},
      module: {
        rules: [...(config.module?.rules ?? []), ...(mode === 'override' ? [hotRemote(workspace, exposed)] : [])],
      },
      optimization: { ...config.optimization, splitChunks: { chunks: isSplit, minSize: LEAST_SHARED_BYTES } },
      plugins: [
        ...(config.plugins ?? []),
        new BorrowedModulesPlugin({ dir, own }),
        new LentNamesPlugin(),
        ...(isProduction ? productionPlugins(workspace) : []),
        ...(isProduction ? [new LentFallbacksPlugin()] : []),
        // Webpack's own, and without the plugin that joins both: a remote offers a container and borrows, and lends nobody
        // its fallbacks. The federation runtime, which the shell has for all of them, would be another 12 kB in each.
        new ContainerPlugin({
          name: globalName(workspace),
          library: { type: 'var', name: globalName(workspace) },
          filename: isProduction ? 'remoteEntry.[contenthash:10].js' : 'remoteEntry.js',
          exposes: { './remote': { import: exposed, name: EXPOSED_GROUP } },
        }),
        new ConsumeSharedPlugin({ consumes: borrowedModules(mode, own) }),
      ],
    };
  };
}

const productionPlugins = (workspace: Workspace): WebpackPluginInstance[] => [
  new ModuleEntryPlugin({ global: globalName(workspace) }),
  new FederationManifestPlugin({ global: globalName(workspace), version: workspace.version }),
];

const workspaceFor = (mode: BuildMode, dir: string): Workspace => {
  const workspace = readWorkspace(dir);
  return mode === 'override' ? { ...workspace, version: OVERRIDE_VERSION } : workspace;
};

const exposedFile = (dir: string): string =>
  existsSync(join(dir, 'src/remote.ts')) ? './src/remote.ts' : './src/remote.tsx';
