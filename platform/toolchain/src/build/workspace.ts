import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { folderAbove } from './folder-above.ts';

const here = dirname(fileURLToPath(import.meta.url));

const SHARED = join('node_modules', '@stoa', 'shared');

function findRoot(): string {
  const found = folderAbove(here, SHARED);
  if (!found) throw new Error('@stoa/shared is not installed beside @stoa/toolchain. Run npm install.');
  return found;
}

/** Where the packages are installed: the project's root folder, or that of a remote that stands alone. */
export const root = findRoot();

/** Folder of the package @stoa/shared: a workspace of the project, or installed like any other library. */
export const sharedDir = realpathSync(join(root, SHARED));

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
  const { version, dependencies = {} } = readManifest(dir);
  // Only what is released gets another version; shared code keeps its own in every build.
  const given = existsSync(join(dir, 'webpack.config.js')) ? process.env['STOA_VERSION'] : undefined;
  return { name: basename(dir), dir, version: given || version, dependencies };
}

/** Version of a library as code in `dir` gets it; undefined when it is not installed. */
export function installedVersion(name: string, dir: string): string | undefined {
  const manifest = join('node_modules', name, 'package.json');
  const folder = folderAbove(dir, manifest);
  return folder && readManifest(dirname(join(folder, manifest))).version;
}

interface Manifest {
  name?: string;
  version: string;
  dependencies?: Record<string, string>;
}

export const readManifest = (dir: string): Manifest =>
  JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as Manifest;
