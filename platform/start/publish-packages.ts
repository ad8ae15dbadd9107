/**
 * `npm run packages`: publishes the packages that remotes install, in the registry that npm is set to. A version that is
 * there already stays as it is. Options go to `npm publish`: `npm run packages -- --dry-run`.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stagePackages } from '../src/create/stage-packages.ts';
import { run } from './run-command.ts';

/** Lays the packages out and hands each to npm. @throws with npm's words when it takes one not */
export async function publishPackages(options: readonly string[], env = process.env): Promise<string[]> {
  const stage = await mkdtemp(join(tmpdir(), 'stoa-packages-'));
  try {
    const folders = await stagePackages(stage, (line) => console.log(line));
    const published: string[] = [];
    for (const folder of Object.values(folders)) {
      const { name, version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Named;
      const release = `${name}@${version}`;
      const isNew = await publishFolder(folder, release, { options, env });
      console.log(isNew ? `${release} published` : `${release} is there already`);
      if (isNew) published.push(release);
    }
    return published;
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}

interface Named {
  name: string;
  version: string;
}

interface Publishing {
  options: readonly string[];
  env: NodeJS.ProcessEnv;
}

async function publishFolder(folder: string, release: string, { options, env }: Publishing): Promise<boolean> {
  const known = await run('npm', ['view', release, 'version', ...options], { cwd: folder, env });
  if (known.code === 0 && known.output.includes(release.split('@').pop()!)) return false;
  const { code, output } = await run('npm', ['publish', ...options], { cwd: folder, env });
  if (code !== 0) throw new Error(`npm does not take ${release}.\n${output.trim()}`);
  return true;
}

if (import.meta.main) {
  await publishPackages(process.argv.slice(2)).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
