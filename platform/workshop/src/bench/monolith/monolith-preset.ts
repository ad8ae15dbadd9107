import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { demoBuildPlugin } from '@stoa/toolchain/build/demo-build.ts';
import { siteConfig } from '@stoa/toolchain/build/site-config.ts';
import { readWorkspace, root } from '@stoa/toolchain/build/workspace.ts';

interface MonolithOptions {
  /** Module that takes the place of the shell's loading of remotes. */
  loadRemote: string;
  outputPath: string;
}

/**
 * For comparison only: the same sources of shell and remotes in one build, without federation, each remote a lazy chunk.
 */
export function monolithPreset({ loadRemote, outputPath }: MonolithOptions): Configuration {
  const shell = readWorkspace(join(root, 'shell'));
  const config = siteConfig({ ...shell, name: 'monolith' }, 'production');
  return {
    ...config,
    entry: { monolith: ['@stoa/shared/ui/styles/layers.css', './src/main.tsx'] },
    output: { ...config.output, path: outputPath },
    plugins: [
      ...(config.plugins ?? []),
      demoBuildPlugin('production'),
      new webpack.NormalModuleReplacementPlugin(/^\.\/load-remote\.ts$/, loadRemote),
    ],
  };
}
