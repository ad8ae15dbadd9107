import { cp, link, mkdir, readdir, readFile, symlink, readlink, writeFile } from 'node:fs/promises';
import { basename, delimiter, join } from 'node:path';
import { inParallel } from '@stoa/server/registry/in-parallel.ts';
import { root, run } from '../start/run-command.ts';

/** As on a team's own machine: no tool of this project is in the path. */
const strangersPath = (process.env['PATH'] ?? '')
  .split(delimiter)
  .filter((folder) => !folder.startsWith(root))
  .join(delimiter);

/** A remote's folder, alone in a place where nothing else of this project is. */
export interface EmptyPlace {
  dir: string;
  /** Runs a command there. @throws with its last words when it fails */
  run(command: string, ...words: string[]): Promise<string>;
}

/** What belongs to one machine, or to one checkout. */
const notTaken = new Set(['node_modules', 'dist']);

/** Takes a remote of this project there. */
export async function takeAway(name: string, place: string, env: Record<string, string>): Promise<EmptyPlace> {
  const dir = join(place, name);
  await cp(join(root, name), dir, { recursive: true, filter: (path) => !notTaken.has(basename(path)) });
  return folderAt(dir, env);
}

export const folderAt = (dir: string, env: Record<string, string>): EmptyPlace => ({
  dir,
  run: async (command, ...words) => {
    const { NODE_OPTIONS: _options, ...inherited } = process.env;
    const own = { ...inherited, ...env, PATH: strangersPath, NO_COLOR: '1', FORCE_COLOR: undefined };
    const { code, output } = await run(command, words, { cwd: dir, env: own });
    if (code === 0) return output;
    throw new Error(`${dir}: ${[command, ...words].join(' ')} ended with ${code}.\n${output.trim().slice(-4_000)}`);
  },
});

interface Versioned {
  version: string;
  packages?: Record<string, { version?: string }>;
}

/** Gives it a version that nobody else has: a published one never changes. */
export async function raiseVersion({ dir }: EmptyPlace): Promise<string> {
  let raised = '';
  for (const file of ['package.json', 'package-lock.json']) {
    const manifest = JSON.parse(await readFile(join(dir, file), 'utf8')) as Versioned;
    raised = manifest.version.replace(/\d+$/, (patch) => String(Number(patch) + 1_000));
    manifest.version = raised;
    if (manifest.packages?.['']) manifest.packages[''].version = raised;
    await writeFile(join(dir, file), `${JSON.stringify(manifest, null, 2)}\n`);
  }
  return raised;
}

/**
 * Lays what one folder has installed into another, as hard links: npm then installs what is missing there and removes
 * what does not belong, and need not unpack a thousand packages five times.
 */
export async function linkPackages(from: string, to: string): Promise<void> {
  await linkFolder(join(from, 'node_modules'), join(to, 'node_modules'));
}

async function linkFolder(from: string, to: string): Promise<void> {
  await mkdir(to);
  const entries = await readdir(from, { withFileTypes: true });
  await inParallel(
    entries.filter(({ name }) => name !== '.cache'),
    async (entry) => {
      const [source, target] = [join(from, entry.name), join(to, entry.name)];
      if (entry.isDirectory()) await linkFolder(source, target);
      else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
      // npm writes this one anew, in place.
      else if (entry.name === '.package-lock.json') await cp(source, target);
      else await link(source, target);
    },
    8,
  );
}
