import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { proverProgram } from '@stoa/toolchain/prover/prover-program.ts';
import { answers, startPart, type Part } from './part.ts';
import { prepareProduct } from './prepare-product.ts';
import { findPort, SANDBOX_PROGRAM, sandboxSettings } from './sandbox-settings.ts';
import type { StartSettings } from './settings.ts';
import { supervisePart, type SupervisedPart } from './supervise-part.ts';

export interface RunningProduct {
  url: string;
  /** API and gateway, and the sandbox gateway where one takes the money; each is started again when it ends or hangs. */
  parts: readonly SupervisedPart[];
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

type Say = (line: string) => void;

/**
 * Starts API and gateway, and the sandbox that takes the money, as processes of their own, logs in the data folder, and waits until all answer; then they are looked
 * after. How they are stands in `running.json` beside the logs. @throws when one ends while it starts
 */
export async function runProduct(settings: StartSettings, say: Say = () => undefined): Promise<RunningProduct> {
  const logs = join(settings.STOA_DATA_DIR, 'logs');
  await mkdir(logs, { recursive: true });
  const url = `http://localhost:${settings.PORT}`;
  const siteUrl = process.env['STOA_SITE_URL'] || url;
  const apiUrl = `http://127.0.0.1:${settings.API_PORT}`;
  const sandbox = await sandboxOf(settings, { siteUrl, apiUrl });
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(settings.PORT),
    API_PORT: String(settings.API_PORT),
    API_URL: apiUrl,
    STOA_DATA_DIR: settings.STOA_DATA_DIR,
    STOA_DEMO: settings.STOA_DEMO,
    STOA_CHANNEL: settings.STOA_CHANNEL,
    STOA_PROVER: proverProgram,
    STOA_GATEWAY: settings.STOA_GATEWAY,
    ...sandbox,
  };
  const parts: SupervisedPart[] = [];
  const noteState = () => void writeState(logs, parts);
  /** First, that it is ready for people; afterwards, that it lives. */
  const run = async (name: string, start: () => Part, ready: string, lives: string): Promise<void> => {
    const part = start();
    try {
      await Promise.race([answers(ready), part.ended.then(failed(logs))]);
    } catch (error) {
      await part.stop();
      throw error;
    }
    const logFile = join(logs, `${name}.log`);
    parts.push(supervisePart(name, part, { url: lives, logFile, start, say, onChange: noteState }));
  };
  const stop = async () => {
    await Promise.all(parts.map((part) => part.stop()));
  };
  // The gateway takes the address that it is asked under; those whom nobody asks under it must be told.
  const apiEnv = { ...env, STOA_SITE_URL: siteUrl };
  const startSandbox = () => startPart('sandbox', SANDBOX_PROGRAM, apiEnv, logs);
  const startApi = () => startPart('api', 'api/src/server.ts', apiEnv, logs);
  const startGateway = () => startPart('gateway', 'platform/server/src/gateway/server.ts', env, logs);
  try {
    if (sandbox) {
      const health = `${sandbox.STOA_SANDBOX_URL}/healthz`;
      await run('sandbox', startSandbox, health, health);
    }
    await run('api', startApi, `${env.API_URL}/healthz`, `${env.API_URL}/healthz`);
    await run('gateway', startGateway, `${url}/readyz`, `${url}/healthz`);
  } catch (error) {
    await stop();
    throw error;
  }
  noteState();
  return { url, parts, stop };
}

/** Undefined: another takes the money, or nobody. */
export async function sandboxOf(settings: StartSettings, urls: { siteUrl: string; apiUrl: string }) {
  if (settings.STOA_GATEWAY !== 'sandbox') return undefined;
  const port = settings.STOA_SANDBOX_PORT ?? (await findPort(settings));
  return sandboxSettings({ ...urls, port }, process.env);
}

function writeState(logs: string, parts: readonly SupervisedPart[]): Promise<void> {
  const states = Object.fromEntries(parts.map((part) => [part.name, part.state()]));
  return writeFile(join(logs, 'running.json'), `${JSON.stringify(states, null, 2)}\n`).catch(() => undefined);
}

/** Prepares and runs in one step, without a progress display: for tests and benchmarks. */
export async function startProduct(place: {
  port: number;
  apiPort: number;
  /** By default the next free one after those. */
  sandboxPort?: number;
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
    STOA_GATEWAY: 'sandbox',
    ...(place.sandboxPort !== undefined && { STOA_SANDBOX_PORT: place.sandboxPort }),
  };
  await prepareProduct(settings, place.isSilent ? 'silent' : undefined).run();
  return runProduct(settings, (line) => console.error(line));
}

const failed = (logs: string) => (name: string) => {
  throw new Error(`The ${name} ended while starting. Its last words stand in ${join(logs, `${name}.log`)}.`);
};
