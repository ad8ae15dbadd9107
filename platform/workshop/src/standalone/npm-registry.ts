import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '@stoa/server/testing/free-ports.ts';
import { answers } from '../start/part.ts';
import { publishPackages } from '../packages/publish-packages.ts';
import { root } from '../start/run-command.ts';

export interface NpmRegistry {
  url: string;
  /** For the environment of npm, so that it takes our packages from here and all others from where it always does. */
  env: Record<string, string>;
  stop(): Promise<void>;
}

/** It holds what is published in it and asks nobody else; who publishes need not log in. */
const configuration = (folder: string) => `storage: ${join(folder, 'storage')}
packages:
  '**':
    access: $all
    publish: $anonymous
log: { type: stdout, format: pretty, level: error }
max_body_size: 100mb
`;

/** Starts a registry on this machine and publishes our packages in it. */
export async function startNpmRegistry(): Promise<NpmRegistry> {
  const folder = await mkdtemp(join(tmpdir(), 'stoa-npm-'));
  await mkdir(join(folder, 'storage'));
  await writeFile(join(folder, 'config.yaml'), configuration(folder));
  // A port of its own each time: npm's cache knows packages by their address, and these change with every run.
  const [port] = await freePorts(1);
  const server = spawn(
    process.execPath,
    ['node_modules/verdaccio/bin/verdaccio', '-c', join(folder, 'config.yaml'), '-l', `127.0.0.1:${port}`],
    { cwd: root, stdio: 'ignore' },
  );
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const stop = async () => {
    if (server.kill('SIGTERM')) await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  const env = { 'npm_config_@stoa:registry': `${url}/`, [`npm_config_//127.0.0.1:${port}/:_authToken`]: 'anyone' };
  try {
    await answers(`${url}/-/ping`);
    await publishPackages([`--registry=${url}/`], { ...process.env, ...env });
    return { url, env, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
