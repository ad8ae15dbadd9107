import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { BorrowedModulesPlugin } from './borrowed-modules-plugin.ts';
import type { RemoteConfig } from './define-remote.ts';
import { ModuleEntryPlugin } from './module-entry-plugin.ts';
import { borrowedModules, type BuildMode } from './lent-modules.ts';
import { LentNamesPlugin } from './lent-names-plugin.ts';
import { hotRemote, OVERRIDE_VERSION } from './override-build.ts';
import { globalName } from './global-name.ts';
import { siteConfig } from './site-config.ts';
import { readWorkspace, type Workspace } from './workspace.ts';

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
      plugins: [
        ...(config.plugins ?? []),
        new BorrowedModulesPlugin({ dir, own }),
        new LentNamesPlugin(),
        ...(isProduction ? [new ModuleEntryPlugin({ global: globalName(workspace) })] : []),
        new ModuleFederationPlugin({
          name: globalName(workspace),
          filename: isProduction ? 'remoteEntry.[contenthash:10].js' : 'remoteEntry.js',
          exposes: { './remote': exposed },
          shared: borrowedModules(mode, own),
          shareStrategy: 'loaded-first',
          manifest: true,
          dts: false,
          experiments: { optimization: { target: 'web', disableSnapshot: true, disableRemote: true } },
        }),
      ],
    };
  };
}

const workspaceFor = (mode: BuildMode, dir: string): Workspace => {
  const workspace = readWorkspace(dir);
  return mode === 'override' ? { ...workspace, version: OVERRIDE_VERSION } : workspace;
};

const exposedFile = (dir: string): string =>
  existsSync(join(dir, 'src/remote.ts')) ? './src/remote.ts' : './src/remote.tsx';
