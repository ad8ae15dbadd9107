import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));
/** The project's own Node, which runs TypeScript as it is. */
export const node = join(root, 'node_modules/.bin/node');

export interface GatewayProcess {
  url: string;
  stop(): Promise<void>;
}

interface Options {
  dataDir: string;
  /** Where the API is: the product's own gateway does as well. */
  apiUrl: string;
  /** `undefined` takes a setting away. */
  env?: Record<string, string | undefined>;
}

/** A gateway of the test's own, on a free port, once it answers. */
export async function startGateway({ dataDir, apiUrl, env }: Options): Promise<GatewayProcess> {
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const gateway = spawn(node, [join(root, 'platform/server/src/gateway/server.ts')], {
    cwd: root,
    env: {
      ...process.env,
      // Mounting a build takes its time; tests of that switch it on.
      STOA_PROOF: 'off',
      STOA_PROVER: join(root, 'platform/toolchain/src/prover/prove-process.ts'),
      ...env,
      PORT: String(port),
      API_URL: apiUrl,
      STOA_DATA_DIR: dataDir,
      STOA_LOG_LEVEL: 'fatal',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => gateway.once('exit', () => resolve()));
  const stop = async () => {
    if (gateway.kill('SIGTERM')) await ended;
  };
  try {
    await Promise.race([answers(`${url}/readyz`), ended.then(() => Promise.reject(new Error('The gateway ended.')))]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

export const findFreePort = (): Promise<number> =>
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
  for (const deadline = Date.now() + 300_000; Date.now() < deadline;) {
    const reply = await fetch(url).catch(() => undefined);
    if (reply?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} did not answer within five minutes.`);
}
