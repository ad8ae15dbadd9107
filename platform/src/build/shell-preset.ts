import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { lentModules, type BuildMode } from './lent-modules.ts';
import { LentModulesPlugin } from './lent-modules-plugin.ts';
import { globalName, siteConfig } from './site-config.ts';
import { readWorkspace } from './workspace.ts';

interface ShellOptions {
  /** Modules of the page in order; the cascade's layer order must come first. */
  entry: string[];
  /** Import name → module that is lent in its place: a package's subset in use. */
  provided: Record<string, string>;
}

/** Webpack configuration of the shell: one script that holds all lent modules, no remotes known at build time. */
export function shellPreset(dir: string, { entry, provided }: ShellOptions): (mode: BuildMode) => Configuration {
  return (mode) => {
    const workspace = readWorkspace(dir);
    const config = siteConfig(workspace, mode);
    return {
      ...config,
      entry: { shell: entry },
      plugins: [
        ...(config.plugins ?? []),
        new LentModulesPlugin(mode),
        new ModuleFederationPlugin({
          name: globalName(workspace),
          remotes: {},
          shared: lentModules(mode, provided),
          shareStrategy: 'loaded-first',
          manifest: true,
          dts: false,
        }),
      ],
    };
  };
}
