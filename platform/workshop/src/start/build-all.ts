import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { Listr } from 'listr2';
import { globSync } from 'tinyglobby';
import { HASH_FILE } from '@stoa/toolchain/build/build-package.ts';
import { inputsHash } from '@stoa/toolchain/build/inputs-hash.ts';
import { readWorkspace, root } from '@stoa/toolchain/build/workspace.ts';

/** As many as the smallest machine we promise has cores. */
const BUILDS_AT_ONCE = 2;
/** Each build has a process of its own. */
export const builder = join(root, 'platform/toolchain/src/build/build-package.ts');

/** Every workspace with a webpack.config.js; the shell first, because its build takes longest. */
export const listPackages = (): string[] =>
  globSync('*/webpack.config.js', { cwd: root })
    .map(dirname)
    .sort((one, other) => Number(other === 'shell') - Number(one === 'shell') || one.localeCompare(other));

/**
 * True when `dist/` was built from exactly the present inputs, as the present version or, unless STOA_VERSION asks for
 * one, as a pre-release of it.
 */
export function isUpToDate(name: string): boolean {
  const workspace = readWorkspace(join(root, name));
  const dist = join(workspace.dir, 'dist');
  const read = (file: string) => (existsSync(join(dist, file)) ? readFileSync(join(dist, file), 'utf8') : undefined);
  if (read(HASH_FILE) !== inputsHash(workspace, { source: true })) return false;
  const { version } = JSON.parse(read('remote.json') ?? read('shell.json') ?? '{}') as { version?: string };
  const isPreRelease = !process.env['STOA_VERSION'] && version?.startsWith(`${workspace.version}-`);
  return version === workspace.version || isPreRelease === true;
}

async function build(name: string): Promise<void> {
  await promisify(execFile)(process.execPath, [builder, name], { cwd: root }).catch((error: { stderr?: string }) => {
    throw new Error('does not build; see below', { cause: `${name}:\n${error.stderr?.trim() || String(error)}` });
  });
}

/** @throws when a name is no package of ours. */
function choosePackages(only: string[]): string[] {
  const all = listPackages();
  const unknown = only.filter((name) => !all.includes(name));
  if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}. There are: ${all.join(', ')}.`);
  return only.length > 0 ? only : all;
}

/** Builds what changed since the last time. @throws with webpack's words for each build that failed; the others stand. */
export async function buildAll({ only, force }: { only: string[]; force: boolean }): Promise<void> {
  const tasks = new Listr(
    choosePackages(only).map((name) => ({
      title: name,
      skip: () => !force && isUpToDate(name) && `${name}: nothing changed`,
      task: () => build(name),
    })),
    {
      concurrent: BUILDS_AT_ONCE,
      exitOnError: false,
      collectErrors: true,
      renderer: process.stdout.isTTY ? 'default' : 'simple',
    },
  );
  await tasks.run();
  const failures = (tasks.errors ?? []).map(({ error }) => String(error.cause));
  if (failures.length > 0) throw new Error(failures.join('\n\n'));
}

if (import.meta.main) {
  try {
    const { values, positionals } = parseArgs({
      // `--only shell mf-dashboard` as well as `--only shell --only mf-dashboard`.
      allowPositionals: true,
      options: { only: { type: 'string', multiple: true, default: [] }, force: { type: 'boolean', default: false } },
    });
    await buildAll({ only: [...values.only, ...positionals], force: values.force });
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
