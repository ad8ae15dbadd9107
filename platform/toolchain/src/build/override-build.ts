import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RuleSetRule } from 'webpack';
import type { Workspace } from './workspace.ts';

/** Version of a remote that comes from a developer's machine. */
export const OVERRIDE_VERSION = '0.0.0-dev';

/** Lets the exposed module take its own updates and tell the page of them; see hot-remote-loader.js. */
export const hotRemote = ({ name, dir }: Workspace, exposed: string): RuleSetRule => ({
  resource: join(dir, exposed),
  enforce: 'post',
  loader: fileURLToPath(new URL('hot-remote-loader.js', import.meta.url)),
  options: { name },
});
