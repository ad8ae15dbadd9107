import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { demoBuildPlugin } from './demo-build.ts';
import { lentModules, type BuildMode } from './lent-modules.ts';
import { LentModulesPlugin } from './lent-modules-plugin.ts';
import { LentNamesPlugin } from './lent-names-plugin.ts';
import { globalName } from '@stoa/shared/federation/global-name.ts';
import { siteConfig } from './site-config.ts';
import { readWorkspace } from './workspace.ts';

/** The cascade's order must stand before every other stylesheet. */
const firstModules = ['@stoa/shared/ui/styles/layers.css', './src/main.tsx'];

/** Webpack configuration of the shell: one script that holds all lent modules, no remotes known at build time. */
export function shellPreset(dir: string): (mode: BuildMode) => Configuration {
  return (mode) => {
    const workspace = readWorkspace(dir);
    const config = siteConfig(workspace, mode);
    return {
      ...config,
      entry: { shell: firstModules },
      plugins: [
        ...(config.plugins ?? []),
        demoBuildPlugin(mode),
        new LentModulesPlugin(mode),
        new LentNamesPlugin(),
        new ModuleFederationPlugin({
          name: globalName(workspace),
          remotes: {},
          shared: lentModules(mode),
          shareStrategy: 'loaded-first',
          manifest: true,
          dts: false,
          // Entries come from the release document; the manifest and its snapshots have no part in it.
          experiments: { optimization: { target: 'web', disableSnapshot: true } },
        }),
      ],
    };
  };
}
