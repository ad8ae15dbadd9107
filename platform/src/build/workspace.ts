import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder. */
export const root = fileURLToPath(new URL('../../../', import.meta.url)).replace(/\/$/, '');

export interface Workspace {
  /** The folder's name: `mf-catalog`. */
  name: string;
  dir: string;
  /** Of package.json, unless STOA_VERSION builds another. */
  version: string;
  /** Exact versions of its direct dependencies. */
  dependencies: Record<string, string>;
}

export function readWorkspace(dir: string): Workspace {
  const { version, dependencies = {} } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as {
    version: string;
    dependencies?: Record<string, string>;
  };
  // Only what is released gets another version; shared code keeps its own in every build.
  const given = existsSync(join(dir, 'webpack.config.js')) ? process.env['STOA_VERSION'] : undefined;
  return { name: basename(dir), dir, version: given || version, dependencies };
}
