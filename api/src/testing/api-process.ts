import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { mkdtemp } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_PREFIX } from '@stoa/shared/contract/kernel/routes.ts';
import { marker } from './builders.ts';

const program = join(import.meta.dirname, '../server.ts');

/** The API as it runs in the product: a process of its own, which tests may kill. */
export interface ApiProcess {
  /** Of its calls: `http://127.0.0.1:41234/api/v1.3.0`. */
  url: string;
  /** A call by one who is signed in. Undefined: no answer, for it died meanwhile. */
  ask(method: string, path: string, given: { headers: Record<string, string>; body?: unknown }): Promise<unknown>;
  /** SIGKILL, in the midst of whatever it does. */
  kill(): Promise<void>;
  /** After `kill`: again at the same address, on the same database. */
  restart(): Promise<void>;
}

/** Ends with `kill`. */
export async function startApi(env: Record<string, string>): Promise<ApiProcess> {
  const port = await aFreePort();
  const own = {
    ...process.env,
    NODE_OPTIONS: '',
    STOA_DATA_DIR: await mkdtemp(join(tmpdir(), 'stoa-api-process-')),
    STOA_LOG_LEVEL: 'info',
    API_PORT: String(port),
    API_HOST: '127.0.0.1',
    ...env,
  };
  let child = await run(own);
  const url = `http://127.0.0.1:${port}${API_PREFIX}`;
  return {
    url,
    async ask(method, path, { headers, body }) {
      const sent = { ...marker, ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) };
      try {
        const reply = await fetch(`${url}/${path}`, { method, headers: sent, body: JSON.stringify(body) });
        return await reply.json();
      } catch {
        return undefined;
      }
    },
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
    },
    async restart() {
      child = await run(own);
    },
  };
}

async function aFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** @throws with its words when it ends before it serves */
async function run(env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let words = '';
  await new Promise<void>((resolve, reject) => {
    const read = (text: Buffer): void => {
      words += text.toString();
      if (words.includes('Server listening at')) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(`The API ended while starting: ${words}`)));
  });
  return child;
}
