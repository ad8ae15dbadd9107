import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
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
  './src/styles/layers.css',
  join(hostDir, 'first.ts'),
  './src/provide.ts',
  ...['fonts', 'tokens', 'reset', 'mantine', 'library'].map((name) => `./src/styles/${name}.css`),
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
  for (const old of globSync('*', { cwd: cache, onlyDirectories: true, absolute: true })) {
    if (!old.startsWith(fresh)) await rm(old, { recursive: true, force: true });
  }
  await mkdir(cache, { recursive: true });
  await rename(fresh, built);
  return built;
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
  for (const file of [...globSync('**', { cwd: hostDir, absolute: true }), fileURLToPath(import.meta.url)].sort()) {
    hash.update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 20);
}
