import type { Configuration } from 'webpack';
import { siteConfig } from './site-config.ts';
import { readWorkspace } from './workspace.ts';

/** A remote without shell and federation: `src/main.tsx` and all that it imports, with hot reload. */
export function aloneConfig(dir: string): Configuration {
  const workspace = readWorkspace(dir);
  // Under another name, so that it shares no cache with the remote's other builds.
  const config = siteConfig({ ...workspace, name: `${workspace.name}-alone` }, 'development');
  return {
    ...config,
    entry: { main: ['@stoa/shared/ui/styles/layers.css', './src/main.tsx'] },
    output: { ...config.output, publicPath: '/' },
  };
}
