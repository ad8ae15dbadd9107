import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { globSync } from 'tinyglobby';
import { isDemoBuild } from './demo-build.ts';
import { root, sharedDir, type Workspace } from './workspace.ts';

/** The folders that every build draws from. */
interface Rooms {
  shared: string;
  /** The presets. */
  build: string;
  /** Where package-lock.json lies, if there is one. */
  root: string;
}

const presentRooms: Rooms = { shared: sharedDir, build: dirname(fileURLToPath(import.meta.url)), root };

/** All that decides what a build of this workspace gives, by folder: its own files, shared code, presets, dependencies. */
const inputs = (dir: string, rooms: Rooms, source: boolean): [folder: string, patterns: string[]][] => [
  [dir, ['webpack.config.js', 'remote.config.ts', 'package.json', ...(source ? ['src/**'] : [])]],
  // Its sources lie in src/, or, installed, in another folder beside it.
  [rooms.shared, ['package.json', ...(source ? ['*/**'] : [])]],
  [rooms.build, ['**']],
  [rooms.root, ['package-lock.json']],
];

interface Inputs {
  source: boolean;
  rooms?: Rooms;
}

/**
 * One hash over the content of every input. Without `source`, over what the bundler does not watch itself, and the
 * version that goes into names: fit as the version of its cache.
 */
export function inputsHash({ name, dir, version }: Workspace, { source, rooms = presentRooms }: Inputs): string {
  const hash = createHash('sha256').update(`${source ? '' : version}\n${process.versions.node}\n`);
  if (name === 'shell' && isDemoBuild()) hash.update('demo\n');
  for (const [folder, patterns] of inputs(dir, rooms, source)) {
    const ignore = ['**/*.test.*', '**/*.md', 'node_modules/**'];
    for (const file of globSync(patterns, { cwd: folder, ignore }).sort()) {
      hash
        .update(`${file}\n`)
        .update(readFileSync(join(folder, file)))
        .update('\n');
    }
  }
  return hash.digest('hex');
}
