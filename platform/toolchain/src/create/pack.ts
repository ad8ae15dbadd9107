import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sharedDir } from '../build/workspace.ts';
import type { StagedPackages } from './stage-packages.ts';
import { writeTarball } from './write-tarball.ts';

const toolchain = fileURLToPath(new URL('../..', import.meta.url));
/** Installed beside this one. */
const findServer = () => dirname(createRequire(import.meta.url).resolve('@stoa/server/package.json'));

/** Whether this is a package that was packed before: JavaScript below somebody's node_modules. */
const isPacked = import.meta.url.endsWith('.js');

/**
 * Packs what a remote outside this project needs: `@stoa/shared`, `@stoa/toolchain` and what that one needs of
 * `@stoa/server`, as npm packages of plain JavaScript with types, since Node runs no TypeScript below node_modules.
 * Returns package → file name.
 */
export async function packPackages(target: string, say: (line: string) => void): Promise<Record<string, string>> {
  if (isPacked) return packFolders({ shared: sharedDir, server: findServer(), toolchain }, target);
  const stage = await mkdtemp(join(tmpdir(), 'stoa-pack-'));
  // Only the project can do this; the packed package is without it.
  const { stagePackages } = await import('./stage-packages.ts');
  try {
    return await packFolders(await stagePackages(stage, say), target);
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}

async function packFolders({ shared, server, toolchain }: StagedPackages, target: string) {
  const packed: Record<string, string> = {};
  for (const dir of [shared, server, toolchain]) {
    const { name, version } = JSON.parse(await readFile(join(dir, 'package.json'), 'utf8')) as Record<string, string>;
    const file = `${name!.replace('@', '').replace('/', '-')}-${version}.tgz`;
    await writeTarball(dir, join(target, file));
    packed[name!] = file;
  }
  return packed;
}
