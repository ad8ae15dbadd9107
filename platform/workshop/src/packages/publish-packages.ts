/**
 * `npm run packages -- --registry https://npm.example`: publishes the packages that remotes install. A version that is
 * there already stays as it is. Other options go to `npm publish`, too: `--dry-run`. The registry must be named, so that
 * these never get into the public one by a forgotten setting.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stageCreator } from '@stoa/toolchain/create/stage-creator.ts';
import { stagePackages } from '@stoa/toolchain/create/stage-packages.ts';
import { stageRuntimePlugin } from '@stoa/toolchain/create/stage-runtime-plugin.ts';
import { run } from '../start/run-command.ts';

/** Lays the packages out and hands each to npm. @throws without a registry, or with npm's words when it takes one not */
export async function publishPackages(options: readonly string[], env = process.env): Promise<string[]> {
  if (!options.some((option) => option.startsWith('--registry'))) {
    throw new Error('Name the registry: npm run packages -- --registry https://npm.example');
  }
  const stage = await mkdtemp(join(tmpdir(), 'stoa-packages-'));
  try {
    const { shared, server, toolchain } = await stagePackages(stage, (line) => console.log(line));
    const ours = [await stageCreator(stage, toolchain), await stageRuntimePlugin(stage)];
    const folders = [shared, server, toolchain, ...ours];
    const published: string[] = [];
    for (const folder of folders) {
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
