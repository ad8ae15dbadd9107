import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { globSync } from 'tinyglobby';
import type { Configuration } from 'webpack';
import { builtFilesOf } from '../build/built-files.ts';
import { inputsHash } from '../build/inputs-hash.ts';
import { runWebpack } from '../build/run-webpack.ts';
import { shellPreset } from '../build/shell-preset.ts';
import { readWorkspace, root } from '../build/workspace.ts';

const hostDir = fileURLToPath(new URL('host', import.meta.url));
const shellDir = join(root, 'shell');
const cache = join(root, 'node_modules/.cache/stoa-doctor-host');

/** The shell's layers, what it lends and its looks, without the shell; timers are watched before any of it runs. */
const modules = [
  '@stoa/shared/ui/styles/layers.css',
  join(hostDir, 'first.ts'),
  './src/remotes/lent-modules.ts',
  ...['fonts', 'tokens', 'reset', 'mantine', 'library'].map((name) => `@stoa/shared/ui/styles/${name}.css`),
  join(hostDir, 'main.ts'),
];

/** Builds the page unless it was built from the same sources before; returns its folder. */
export async function buildDoctorHost(): Promise<string> {
  const built = join(cache, sourcesHash());
  if (existsSync(join(built, 'host.json'))) return built;
  const fresh = `${built}.${process.pid}`;
  const stats = await runWebpack(configFor(fresh));
  const { entry } = builtFilesOf(stats);
  await writeFile(join(fresh, 'host.json'), JSON.stringify({ scripts: entry.js, styles: entry.css }));
  await removeOld();
  await mkdir(cache, { recursive: true });
  await rename(fresh, built).catch(async (error: unknown) => {
    // Another doctor was quicker.
    await rm(fresh, { recursive: true, force: true });
    if (!existsSync(join(built, 'host.json'))) throw error;
  });
  return built;
}

const DAY_MS = 86_400_000;

/** Younger ones may be in use by another doctor. */
async function removeOld(): Promise<void> {
  for (const old of globSync('*', { cwd: cache, onlyDirectories: true, absolute: true })) {
    if (Date.now() - (await stat(old)).mtimeMs > DAY_MS) await rm(old, { recursive: true, force: true });
  }
}

function configFor(path: string): Configuration {
  const shell = shellPreset(shellDir)('production');
  return {
    ...shell,
    entry: { host: modules },
    output: { ...shell.output, path },
    plugins: shell.plugins?.filter((plugin) => plugin?.constructor.name !== 'CompressionPlugin') ?? [],
    devtool: false,
    cache: false,
  };
}

function sourcesHash(): string {
  const hash = createHash('sha256').update(inputsHash(readWorkspace(shellDir), { source: true }));
  for (const file of globSync('**', { cwd: fileURLToPath(new URL('.', import.meta.url)), absolute: true }).sort()) {
    hash.update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 20);
}
