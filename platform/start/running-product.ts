import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { prepareProduct } from './prepare-product.ts';
import { root } from './run-command.ts';
import type { StartSettings } from './settings.ts';

export interface RunningProduct {
  url: string;
  /** Resolves with the name of the first part that ends by itself. */
  ended: Promise<string>;
  stop(): Promise<void>;
}

/** @throws when the port is taken, saying which setting changes it. */
export async function requireFreePort(port: number, setting: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is taken by another program. Set ${setting} to a free port, or end that program.`)
          : error,
      ),
    );
    probe.listen(port, () => probe.close(() => resolve()));
  });
}

/** Starts API and gateway as two processes, logs in the data folder, and waits until both answer. */
export async function runProduct(settings: StartSettings): Promise<RunningProduct> {
  const logs = join(settings.STOA_DATA_DIR, 'logs');
  await mkdir(logs, { recursive: true });
  const url = `http://localhost:${settings.PORT}`;
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(settings.PORT),
    API_PORT: String(settings.API_PORT),
    API_URL: `http://127.0.0.1:${settings.API_PORT}`,
    STOA_DATA_DIR: settings.STOA_DATA_DIR,
    STOA_DEMO: settings.STOA_DEMO,
    STOA_CHANNEL: settings.STOA_CHANNEL,
  };
  const parts: Part[] = [];
  const stop = async () => {
    await Promise.all(parts.map((part) => part.stop()));
  };
  try {
    // The gateway takes the address that it is asked under; the API, which nobody asks directly, must be told.
    const siteUrl = process.env['STOA_SITE_URL'] || url;
    const api = startPart('api', 'api/src/server.ts', { ...env, STOA_SITE_URL: siteUrl }, logs);
    parts.push(api);
    await Promise.race([answers(`${env.API_URL}/healthz`), api.ended.then(failed(logs))]);
    const gateway = startPart('gateway', 'platform/src/gateway/server.ts', env, logs);
    parts.push(gateway);
    await Promise.race([answers(`${url}/readyz`), gateway.ended.then(failed(logs))]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, ended: Promise.race(parts.map((part) => part.ended)), stop };
}

/** Prepares and runs in one step, without a progress display: for tests and benchmarks. */
export async function startProduct(place: {
  port: number;
  apiPort: number;
  dataDir: string;
  /** Nothing on stdout, which may be for machines. */
  isSilent?: boolean;
}): Promise<RunningProduct> {
  const settings: StartSettings = {
    PORT: place.port,
    API_PORT: place.apiPort,
    STOA_DATA_DIR: place.dataDir,
    STOA_DEMO: '1',
    STOA_CHANNEL: 'production',
  };
  await prepareProduct(settings, place.isSilent ? 'silent' : undefined).run();
  return runProduct(settings);
}

export interface Part {
  ended: Promise<string>;
  stop(): Promise<void>;
  /** SIGKILL: it ends in the middle of whatever it does. */
  kill(): Promise<void>;
}

/** Starts a program of ours, its words in a log of its name; ends with this process. */
export function startPart(
  name: string,
  file: string,
  env: NodeJS.ProcessEnv,
  logs: string,
  args: readonly string[] = [],
): Part {
  const log = createWriteStream(join(logs, `${name}.log`), { flags: 'a' });
  const child = spawn(process.execPath, ['--import', './platform/start/end-with-parent.mjs', file, ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  child.stdout?.pipe(log, { end: false });
  child.stderr?.pipe(log, { end: false });
  const ended = new Promise<string>((resolve) => child.once('exit', () => resolve(name)));
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  return { ended, stop: () => endChild(child, ended), kill };
}

/** Asks to end, and insists after ten seconds. */
async function endChild(child: ChildProcess, ended: Promise<string>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const insist = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await ended;
  clearTimeout(insist);
}

const failed = (logs: string) => (name: string) => {
  throw new Error(`The ${name} ended while starting. Its last words stand in ${join(logs, `${name}.log`)}.`);
};

/** @throws when nothing answers at the address within two minutes: a busy machine takes long over the first load. */
export async function answers(url: string): Promise<void> {
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline) {
    const reply = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
    if (reply?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} did not answer within two minutes.`);
}
