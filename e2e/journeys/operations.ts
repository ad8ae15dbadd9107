import { execFile, spawn } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { test as base } from 'playwright/test';

export { expect } from 'playwright/test';

const root = fileURLToPath(new URL('../../', import.meta.url));
const runFile = promisify(execFile);
/** The project's own Node, which runs TypeScript as it is. */
const node = join(root, 'node_modules/.bin/node');

export interface Operations {
  /** The operator's own gateway. */
  url: string;
  /** Its data folder; a command with this as STOA_DATA_DIR finds the key to everything there. */
  dataDir: string;
  /** Runs the `stoa` command and reads its JSON. @throws with what it wrote when it fails. */
  stoa<T>(...words: string[]): Promise<T>;
  /** Builds mf-catalog with changed sources under another version, away from the workspace; returns the built folder. */
  buildCatalogue(version: string, change: (source: string) => string): Promise<string>;
}

export const test = base.extend<{ operations: Operations }>({
  operations: [
    async ({ baseURL }, use) => {
      const { close, ...operations } = await openOperations(baseURL!);
      await use(operations);
      await close();
    },
    { timeout: 60_000 },
  ],
});

/**
 * A second gateway with a copy of the product's registry, in front of the product's API: an operator can release
 * there without the other journeys, which run meanwhile, losing the versions they look at.
 */
async function openOperations(product: string): Promise<Operations & { close(): Promise<void> }> {
  const dataOfProduct = resolve(root, process.env['STOA_DATA_DIR'] ?? 'data');
  const folder = await mkdtemp(join(tmpdir(), 'stoa-operator-'));
  const dataDir = join(folder, 'data');
  await cp(join(dataOfProduct, 'registry'), join(dataDir, 'registry'), { recursive: true });
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const gateway = spawn(node, [join(root, 'platform/src/gateway/server.ts')], {
    cwd: root,
    env: { ...process.env, PORT: String(port), API_URL: product, STOA_DATA_DIR: dataDir, STOA_LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const close = async () => {
    const ended = new Promise((resolve) => gateway.once('exit', resolve));
    if (gateway.kill('SIGTERM')) await ended;
    await rm(folder, { recursive: true, force: true });
  };
  await answers(`${url}/readyz`).catch(async (error: unknown) => {
    await close();
    throw error;
  });

  return {
    url,
    dataDir,
    async stoa<T>(...words: string[]) {
      const args = [join(root, 'platform/bin/stoa.mjs'), ...words, '--url', url, '--json'];
      const { stdout } = await runFile(node, args, { env: { ...process.env, STOA_DATA_DIR: dataDir } });
      return JSON.parse(stdout) as T;
    },
    buildCatalogue: (version, change) => buildCatalogue(folder, version, change),
    close,
  };
}

async function buildCatalogue(folder: string, version: string, change: (source: string) => string): Promise<string> {
  const workspace = join(folder, version, 'mf-catalog');
  await cp(join(root, 'mf-catalog'), workspace, {
    recursive: true,
    filter: (path) => !/\/(dist|node_modules)$/.test(path),
  });
  await symlink(join(root, 'node_modules'), join(folder, version, 'node_modules'));
  for (const file of await readdir(join(workspace, 'src'), { recursive: true })) {
    if (!file.endsWith('.tsx')) continue;
    const path = join(workspace, 'src', file);
    await writeFile(path, change(await readFile(path, 'utf8')));
  }
  const builder = join(root, 'platform/src/build/build-package.ts');
  await runFile(node, [builder, relative(root, workspace)], {
    cwd: root,
    env: { ...process.env, STOA_VERSION: version },
  });
  return join(workspace, 'dist');
}

const findFreePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, 'localhost', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });

async function answers(url: string): Promise<void> {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline;) {
    const reply = await fetch(url).catch(() => undefined);
    if (reply?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} did not answer within half a minute.`);
}
