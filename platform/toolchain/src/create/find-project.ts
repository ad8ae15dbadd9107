import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { folderAbove } from '../build/folder-above.ts';

interface RootManifest {
  name?: string;
  workspaces?: string[];
}

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

/** In the project. */
const TOOLCHAIN = join('platform', 'toolchain');

/** The project's root, when `dir` lies in it: there a new remote is one workspace more. Undefined: it stands alone. */
export function findProject(dir: string): string | undefined {
  const root = folderAbove(dir, join(TOOLCHAIN, 'template'));
  if (!root || !existsSync(join(root, 'package.json'))) return undefined;
  const { workspaces = [] } = readJson<RootManifest>(join(root, 'package.json'));
  return workspaces.includes('platform/toolchain') && workspaces.includes('shared') ? root : undefined;
}

/** Ports of the remotes' dev servers count from here. */
const FIRST_PORT = 8101;

/** The next port that no remote of the project has. */
export function freePort(root: string): number {
  const taken = readdirSync(root)
    .map((folder) => join(root, folder, 'remote.config.ts'))
    .filter((file) => existsSync(file))
    .map((file) => Number(/port:\s*(\d+)/.exec(readFileSync(file, 'utf8'))?.[1]));
  return Math.max(FIRST_PORT - 1, ...taken.filter(Number.isInteger)) + 1;
}
