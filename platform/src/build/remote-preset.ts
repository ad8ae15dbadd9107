import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { BorrowedModulesPlugin } from './borrowed-modules-plugin.ts';
import { borrowedModules, type BuildMode } from './lent-modules.ts';
import { LentNamesPlugin } from './lent-names-plugin.ts';
import { globalName, siteConfig } from './site-config.ts';
import { readWorkspace } from './workspace.ts';

/**
 * Webpack configuration of a remote, all of it: `export default remotePreset(import.meta.dirname);`
 * The remote's one public module is `src/remote.tsx`, exposed as `./remote`.
 */
export function remotePreset(dir: string): (mode: BuildMode) => Configuration {
  return (mode) => {
    const workspace = readWorkspace(dir);
    const config = siteConfig(workspace, mode);
    return {
      ...config,
      entry: {},
      plugins: [
        ...(config.plugins ?? []),
        new BorrowedModulesPlugin(),
        new LentNamesPlugin(),
        new ModuleFederationPlugin({
          name: globalName(workspace),
          filename: mode === 'production' ? 'remoteEntry.[contenthash:10].js' : 'remoteEntry.js',
          exposes: { './remote': './src/remote.tsx' },
          shared: borrowedModules(mode),
          shareStrategy: 'loaded-first',
          manifest: true,
          dts: false,
          experiments: { optimization: { target: 'web', disableSnapshot: true, disableRemote: true } },
        }),
      ],
    };
  };
}
